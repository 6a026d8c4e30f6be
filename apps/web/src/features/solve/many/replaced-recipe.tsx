import { CheckField } from '#components/check-field.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { SideBySide } from '#features/solve/swap/side-by-side.tsx'
import { errorText } from '#lib/texts/error-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './replace-many.module.css'
import { isOpen, type Outcome, type Replaceable, type Saved } from './replaceable.ts'

/** Moles that are no difference. */
const SAME = 0.0005

export interface ReplacedRecipeProps {
  readonly recipe: Replaceable
  readonly isOwn: boolean
  /** Name of what is replaced. */
  readonly without: string
  /** Undefined until it is known. */
  readonly outcome: Outcome | undefined
  readonly saved: Saved | undefined
  /** Whether it is still being looked for. */
  readonly isLooking: boolean
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
}

/** A recipe with what came of it, beside what it was. */
export function ReplacedRecipe(props: ReplacedRecipeProps) {
  const { recipe, isOwn, without, outcome, saved, isTaken, onTake } = props
  const { t } = useTranslation('solve')
  const { id, name, lines, moles } = recipe
  const found = outcome && 'lines' in outcome ? outcome : undefined
  return (
    <li className={classes.recipe}>
      <div className={classes.head}>
        <ItemLink item={{ id, name, kind: 'recipe' }} />
        <span className={classes.state}>
          <State outcome={outcome} saved={saved} isLooking={props.isLooking} />
        </span>
      </div>
      {isOpen(outcome, saved) && (
        <CheckField
          label={t(isOwn ? 'many.take' : 'many.takeCopy', { name })}
          checked={isTaken}
          onChange={(event) => onTake(event.currentTarget.checked)}
        />
      )}
      {found && moles && (
        <details>
          <summary>{t('actions.compare')}</summary>
          <SideBySide
            recipes={[
              { name: t('swap.original'), lines, moles },
              { name: t('difference.without', { name: without }), ...found },
            ]}
          />
        </details>
      )}
    </li>
  )
}

function State({
  outcome,
  saved,
  isLooking,
}: Pick<ReplacedRecipeProps, 'outcome' | 'saved' | 'isLooking'>) {
  const { t } = useTranslation('solve')
  const { t: tErrors } = useTranslation('errors')
  const { number } = useFormats()
  if (saved?.kind === 'failed') {
    return t('many.failed', { reason: errorText(tErrors, saved.error) })
  }
  if (saved) return t(`many.${saved.kind}`)
  if (!outcome) return isLooking ? t('answer.looking') : null
  switch (outcome.kind) {
    case 'found':
      return outcome.off < SAME ? t('many.same') : t('many.off', { figure: number(outcome.off, 3) })
    case 'nearest':
      return t('many.nearest', { figure: number(outcome.off, 3) })
    case 'noFormula':
      return t('many.noFormula')
    case 'timeout':
      return t('answer.timeout')
    default:
      return t('impossible.title')
  }
}
