import type { MaterialDetail } from '@glazy/contract/materials'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { OwnerQuestion } from './owner-choices.tsx'

const OwnerChoices = lazy(() => import('./owner-choices.tsx'))
const ArchiveDialog = lazy(() => import('./archive-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))
const StateDialog = lazy(() => import('./state-dialog.tsx'))

/** What an owner does with the standing of an item. */
export function OwnerMenu({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const [question, ask] = useState<OwnerQuestion>()
  const closed = { material, onClose: () => ask(undefined) }
  return (
    <>
      <PopoverMenu
        label={t('manage')}
        look="plain"
        isMadeLate
        button={
          <>
            <Ellipsis size={16} aria-hidden />
            {t('manage')}
          </>
        }
      >
        <OwnerChoices material={material} onAsk={ask} />
      </PopoverMenu>
      <Suspense>
        {question === 'archive' && <ArchiveDialog {...closed} />}
        {question === 'delete' && <DeleteDialog {...closed} />}
        {typeof question === 'object' && <StateDialog {...closed} stateId={question.stateId} />}
      </Suspense>
    </>
  )
}
