import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import type { Batch } from '@glazy/contract/batches'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './batches.module.css'

/** Moles of which nothing is seen in a glaze. */
const TOLD_FROM = 0.0005

/** The unity formula of what was really mixed, beside that of the recipe. */
export default function BatchFormula({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const umf = batch.formulas.mixed?.umf
  if (!umf) return null
  const recipe = batch.formulas.planned?.umf ?? null
  const rows = [
    ...oxidesOf({ ...recipe?.moles, ...umf.moles })
      .map((oxide) => ({
        name: oxide,
        isFine: true,
        figures: [recipe?.moles[oxide] ?? 0, umf.moles[oxide] ?? 0],
      }))
      .filter(({ figures }) => Math.max(...figures) >= TOLD_FROM),
    {
      name: 'SiO2:Al2O3',
      isFine: false,
      figures: [recipe?.SiO2Al2O3Ratio ?? null, umf.SiO2Al2O3Ratio],
    },
  ]
  return (
    <section className={classes.formula}>
      <h2>{t('formula.title')}</h2>
      <p>{t('formula.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('formula.oxide')}</th>
            {recipe && <th scope="col">{t('formula.recipe')}</th>}
            <th scope="col">{t('formula.mixed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures: [planned, mixed], isFine }) => (
            <tr key={name}>
              <th scope="row">
                <Formula>{name}</Formula>
              </th>
              {recipe && (
                <td>
                  <Amount isFine={isFine} value={planned} />
                </td>
              )}
              <td>
                <Amount isFine={isFine} value={mixed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
