import type { MaterialDetail } from '@glazy/contract/materials'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { BookmarkButton } from '#features/collections/bookmark/bookmark-button.tsx'
import { canEdit } from '@glazy/contract/rules/material'
import { ChangeLink } from '#features/item/actions/change-link.tsx'
import { CopyButton } from '#features/item/actions/copy-button.tsx'
import { EditLink } from '#features/item/actions/edit-link.tsx'
import { ownedItem } from '#features/item/actions/owned-item.ts'
import { type OwnerQuestion, OwnerQuestions } from '#features/item/actions/owner-questions.tsx'
import { DetailActions } from '#features/item/page/detail-actions.tsx'
import actions from '#features/item/page/detail-actions.module.css'
import { WeighOffButton } from '#features/studio/batch/weigh-off-button.tsx'
import { hasBase } from '#features/studio/recipe/composition.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const MoreChoices = lazyPart(() => import('./more-choices.tsx'))

/** What can be done with an item, in the same order on all three kinds. */
export function ItemToolbar({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { user } = useSession()
  const { id, kind, components } = material
  const isRecipe = kind === 'recipe'
  const [question, ask] = useState<OwnerQuestion>()
  return (
    <>
      <DetailActions
        material={material}
        more={
          <PopoverMenu
            label={t('actions.more')}
            look="plain"
            isIcon
            isMadeLate
            isSheet
            button={<Ellipsis size={20} aria-hidden />}
          >
            <MoreChoices material={material} onAsk={ask} />
          </PopoverMenu>
        }
      >
        {isRecipe && hasBase(components) && <WeighOffButton id={id} />}
        {isRecipe && !canEdit(user, ownedItem(material)) ? (
          <ChangeLink id={id} wordClass={actions.word} shortClass={actions.short} />
        ) : (
          <EditLink material={material} />
        )}
        {!isRecipe && <CopyButton id={id} />}
        <BookmarkButton ids={[id]} wordClass={actions.word} placeClass={actions.pictured} />
      </DetailActions>
      <OwnerQuestions material={material} question={question} onClose={() => ask(undefined)} />
    </>
  )
}
