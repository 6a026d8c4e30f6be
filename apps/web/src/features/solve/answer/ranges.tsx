import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { Reach, SolveAnswer } from '@glazy/solver/question'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './answer.module.css'
import { demandWords, type DemandTexts, sumName } from './demand-words.ts'

export interface RangesProps {
  readonly answer: SolveAnswer
  readonly texts: DemandTexts
}

/** What every recipe that meets the demands may have, and what the demands that press cost. */
export function Ranges({ answer, texts }: RangesProps) {
  const { t, nameOf } = texts
  const { ranges } = answer
  if (!ranges) return null
  const materials = Object.entries(ranges.materials)
  const oxides = Object.entries(ranges.percent ?? ranges.umf) as [Oxide, Reach][] // its own keys
  const sums = Object.entries(ranges.percent ? {} : (ranges.sums ?? {}))
  // Which border of a region presses says nothing to anybody.
  const shadowPrices = (answer.shadowPrices ?? []).filter(({ about }) => about.kind !== 'side')
  return (
    <details className={classes.more}>
      <summary>{t('ranges.title')}</summary>
      <p className={classes.facts}>{t('ranges.hint')}</p>
      <div className={classes.tables}>
        <ReachTable
          first={t('recipe.material')}
          decimals={1}
          rows={materials.map(([id, reach]) => [nameOf(id), reach])}
          texts={texts}
        />
        <ReachTable
          first={ranges.percent ? `${t('recipe.oxide')}, %` : t('recipe.oxide')}
          decimals={ranges.percent ? 2 : 3}
          rows={[
            ...oxides.map(([oxide, reach]) => [OXIDE_TABLE[oxide].display, reach] as const),
            ...sums.map(([key, reach]) => [sumName(readSum(key) ?? []), reach] as const),
          ]}
          texts={texts}
        />
      </div>
      {shadowPrices.length > 0 && (
        <>
          <h4>{t('shadow.title')}</h4>
          <ul>
            {shadowPrices.map((price) => (
              <li key={price.demand}>
                {demandWords(price.about, texts)}:{' '}
                <Change {...price} isPercent={ranges.percent !== undefined} texts={texts} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

interface ReachTableProps {
  readonly first: string
  readonly decimals: number
  readonly rows: readonly (readonly [string, Reach])[]
  readonly texts: DemandTexts
}

function ReachTable({ first, decimals, rows, texts: { t } }: ReachTableProps) {
  const { fixed } = useFormats()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('ranges.from')}</th>
          <th scope="col">{t('ranges.to')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { min, max }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{fixed(min, decimals)}</td>
            <td>{fixed(max, decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChangeProps = NonNullable<SolveAnswer['shadowPrices']>[number] & {
  /** Whether distances are percents themselves. */
  readonly isPercent: boolean
  readonly texts: DemandTexts
}

function Change({ change, step, objective, isPercent, texts: { t, number } }: ChangeProps) {
  const { language } = useFormats()
  const isCost = objective === 'cost'
  const size = Math.abs(change)
  const values = {
    step: number(step, 3),
    change: isCost
      ? priceText(size.toFixed(3), language)
      : `${number(isPercent ? size : 100 * size, 3)}%`,
  }
  const direction = change > 0 ? 'more' : 'less'
  return t(`shadow.${objective}.${direction}`, values)
}
