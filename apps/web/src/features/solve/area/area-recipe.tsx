import { inDisplayOrder, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { type AreaPlace, STULL_AXES } from '@glazy/solver/area-place'
import type { SolvedRecipe, SolveMaterial } from '@glazy/solver/question'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './area.module.css'

export interface AreaRecipeProps {
  readonly recipe: SolvedRecipe | undefined
  readonly at: AreaPlace
  readonly materials: readonly SolveMaterial[]
  readonly nameOf: (id: number | string) => string
}

/** With more materials than these, those that are not in the recipe are left out. */
const SHOWN_ALWAYS = 12
/** Moles from which on an oxide is worth a figure. */
const TOLD_FROM = 0.001

/** What the recipe at the point is made of; each material keeps its place while the point is moved. */
export function AreaRecipe({ recipe, at, materials, nameOf }: AreaRecipeProps) {
  const { t } = useTranslation('solve')
  const amounts = new Map(recipe?.components.map((one) => [one.materialId, one.amount]))
  const shown = materials.filter(({ id }) => materials.length <= SHOWN_ALWAYS || amounts.has(id))
  const umf = recipe?.umf ?? {}
  const oxides = (Object.keys(inDisplayOrder(umf)) as Oxide[]).filter(
    (oxide) => (umf[oxide] ?? 0) >= TOLD_FROM,
  )
  return (
    <div className={classes.recipe} role="group" aria-label={t('area.recipe')}>
      <h3>
        {t('area.recipe')}{' '}
        <span className={classes.where}>
          <Formula>{STULL_AXES.x}</Formula> <Amount value={at.x} decimals={3} /> ·{' '}
          <Formula>{STULL_AXES.y}</Formula> <Amount value={at.y} decimals={3} />
        </span>
      </h3>
      <ul className={classes.list} aria-label={t('recipe.material')}>
        {shown.map(({ id }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Amount value={amounts.get(id) ?? null} decimals={2} />
          </li>
        ))}
      </ul>
      <ul className={classes.list} data-narrow aria-label={t('recipe.umf')}>
        {oxides.map((oxide) => (
          <li key={oxide}>
            <Formula>{oxide}</Formula>
            <Amount value={umf[oxide]} decimals={3} />
          </li>
        ))}
      </ul>
    </div>
  )
}
