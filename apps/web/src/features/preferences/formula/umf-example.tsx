import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import { materialHref } from '@glazy/contract/material-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { UmfOxides } from '@glazy/contract/preferences'
import { useQuery } from '@tanstack/react-query'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { exampleRecipes } from '#queries/materials.ts'
import classes from './umf-example.module.css'

/** The formula of a recipe of the library, worked out again with every change of the groups. */
export function UmfExample({ preference }: { readonly preference: UmfOxides }) {
  const { t } = useTranslation('settings')
  const { t: tChemistry } = useTranslation('chemistry')
  const { data } = useQuery(exampleRecipes)
  const recipe = data && richest(data)
  if (!recipe?.analysis) return <div className={classes.exampleRoom} />
  const groups = umfGroupsOf(preference)
  const formula = unityFormula(recipe.analysis.percent, groups)
  const label = tChemistry('umf.caption', { name: recipe.name })
  return (
    <div className={classes.exampleRoom}>
      <p className={classes.exampleName}>
        {t('umf.example')} <a href={materialHref(recipe)}>{recipe.name}</a>
      </p>
      {formula.ok ? (
        <>
          <UnityFormula moles={formula.value.moles} groups={groups} label={label} />
          <RatioLine umf={formula.value} groups={groups} />
        </>
      ) : (
        <p>{tChemistry('noFlux')}</p>
      )}
    </div>
  )
}

/** The recipe with the most oxides shows the most of what groups do. */
function richest(recipes: readonly MaterialSummary[]): MaterialSummary | undefined {
  const count = ({ analysis }: MaterialSummary) =>
    OXIDES.filter((oxide) => (analysis?.percent[oxide] ?? 0) >= LEAST_PERCENT).length
  return recipes.toSorted((a, b) => count(b) - count(a) || a.id - b.id)[0]
}

const LEAST_PERCENT = 0.1
