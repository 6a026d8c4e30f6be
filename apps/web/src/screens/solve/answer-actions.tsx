import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Blend, CalendarPlus, Columns2, Ellipsis, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import type { FoundRecipe } from '#features/solve/answer/use-found-recipes.ts'
import { useBlendOfDrafts } from '#features/workbench/blend/use-blend-of-drafts.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { writeLines } from '#lib/recipe-lines.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { draftOf } from './draft-of.ts'

const MixDialog = lazyPart(() => import('#features/solve/answer/mix-dialog.tsx'))
const CompareDialog = lazyPart(() => import('#features/solve/answer/compare-dialog.tsx'))
const BlendWork = lazyPart(() => import('#features/workbench/blend/blend-work.tsx'))

export interface AnswerActionsProps {
  readonly recipe: FoundRecipe
  /** The other recipes of the answer. */
  readonly others: readonly FoundRecipe[]
  /** The recipe that the question began with. */
  readonly base: MaterialDetail | undefined
}

/** The ways onward from a recipe that was found, besides the workbench. */
export function AnswerActions({ recipe, others, base }: AnswerActionsProps) {
  const { t } = useTranslation('solve')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const blend = useBlendOfDrafts()
  const [open, setOpen] = useState<'mix' | 'compare'>()
  const close = () => setOpen(undefined)
  const { name, lines } = recipe
  return (
    <>
      <PopoverMenu
        label={t('actions.more')}
        look="plain"
        isSheet
        button={
          <>
            <Ellipsis size={16} aria-hidden />
            {t('actions.more')}
          </>
        }
      >
        <ul className={menu.list}>
          <li>
            <Link
              to="/recipes/new"
              search={{ from: base?.id, lines: writeLines(lines), name }}
              className={menu.item}
            >
              <Pencil size={16} aria-hidden />
              {t('actions.edit')}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={menu.item}
              onClick={() => (user ? setOpen('mix') : askToLogIn(t('actions.login')))}
            >
              <CalendarPlus size={16} aria-hidden />
              {t('actions.mix')}
            </button>
          </li>
          {(base !== undefined || others.length > 0) && (
            <li>
              <button type="button" className={menu.item} onClick={() => setOpen('compare')}>
                <Columns2 size={16} aria-hidden />
                {t('actions.compare')}
              </button>
            </li>
          )}
          {base && (
            <BlendItem name={base.name} onChoose={() => blend.begin([base, cornerOf(recipe)])} />
          )}
          {others.map((other, at) => (
            <BlendItem
              key={at}
              name={other.difference}
              onChoose={() => blend.begin([cornerOf(recipe), cornerOf(other)])}
            />
          ))}
        </ul>
      </PopoverMenu>
      <Suspense>
        {open === 'mix' && user && <MixDialog recipe={recipe} userId={user.id} onClose={close} />}
        {open === 'compare' && (
          <CompareDialog recipes={[recipe, ...others]} base={base} onClose={close} />
        )}
        {blend.corners && <BlendWork type="line" items={blend.corners} onClose={blend.end} />}
      </Suspense>
    </>
  )
}

interface BlendItemProps {
  readonly name: string
  readonly onChoose: () => void
}

/** Leads to a blend with another recipe; whoever does not support the site, to why it is locked. */
function BlendItem({ name, onChoose }: BlendItemProps) {
  const { t } = useTranslation('solve')
  const isSupporter = useSupporter()
  const label = (
    <>
      <Blend size={16} aria-hidden />
      {t('actions.blend', { name })}
    </>
  )
  return (
    <li>
      {isSupporter ? (
        <button type="button" className={menu.item} onClick={onChoose}>
          {label}
        </button>
      ) : (
        <a href={SUPPORTER_HELP_HREF} className={menu.item}>
          {label}
        </a>
      )}
    </li>
  )
}

/** A recipe as it lies on the workbench for a blend: those of one answer have the same name. */
function cornerOf(recipe: FoundRecipe) {
  return { ...draftOf(recipe), name: `${recipe.name} (${recipe.difference})` }
}
