import { type Oxide, type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { ReactNode } from 'react'
import { MaterialName } from '#components/material-name.tsx'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './side-by-side.module.css'

/** A recipe in a column. */
export interface ComparedRecipe {
  readonly name: string
  readonly lines: readonly {
    readonly name: string
    readonly amount: number
    readonly isAdditional: boolean
  }[]
  /** Moles per mole of flux. */
  readonly moles: OxideAmounts
}

/** Moles below which an oxide, or a difference, is not told. */
const TOLD_FROM = 0.0005

/** Recipes with their lines and formulas in columns; figures tell how far they are from the first. */
export function SideBySide({ recipes }: { readonly recipes: readonly ComparedRecipe[] }) {
  const { t } = useTranslation('solve')
  const materials = [...new Set(recipes.flatMap(({ lines }) => lines.map(({ name }) => name)))]
  const oxides = OXIDES.filter((oxide) =>
    recipes.some(({ moles }) => (moles[oxide] ?? 0) >= TOLD_FROM),
  )
  return (
    // Whoever has no mouse can scroll it as well.
    <div className={classes.scroll} role="region" aria-label={t('actions.compare')} tabIndex={0}>
      <table className={classes.table}>
        <Head first={t('recipe.material')} recipes={recipes} />
        <tbody>
          {materials.map((name) => (
            <tr key={name}>
              <th scope="row">
                <MaterialName name={name} />
              </th>
              {recipes.map((recipe, at) => (
                <td key={at}>
                  <LineAmount recipe={recipe} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Head first={t('recipe.umf')} recipes={recipes} />
        <tbody>
          {oxides.map((oxide) => (
            <tr key={oxide}>
              <th scope="row">
                <Formula>{oxide}</Formula>
              </th>
              {recipes.map(({ moles }, at) => (
                <td key={at}>
                  <Moles oxide={oxide} moles={moles} first={recipes[0]?.moles ?? {}} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ first, recipes }: { first: ReactNode; recipes: readonly ComparedRecipe[] }) {
  return (
    <tbody>
      <tr className={classes.head}>
        <th scope="col">{first}</th>
        {recipes.map(({ name }, at) => (
          <th key={at} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </tbody>
  )
}

/** How much of a material there is, however many lines it stands in. */
function LineAmount({ recipe, name }: { recipe: ComparedRecipe; name: string }) {
  const names = useNames()
  const { written } = useFormats()
  const lines = recipe.lines.filter((line) => line.name === name)
  if (lines.length === 0) return <Amount value={null} />
  return names.list(
    lines.map(({ amount, isAdditional }) => (isAdditional ? '+' : '') + written(amount)),
  )
}

interface MolesProps {
  readonly oxide: Oxide
  readonly moles: OxideAmounts
  readonly first: OxideAmounts
}

function Moles({ oxide, moles, first }: MolesProps) {
  const { signed } = useFormats()
  const by = (moles[oxide] ?? 0) - (first[oxide] ?? 0)
  return (
    <>
      <Amount value={moles[oxide] ?? 0} decimals={3} />
      {Math.abs(by) >= TOLD_FROM && <small className={classes.off}>{signed(by, 3)}</small>}
    </>
  )
}
