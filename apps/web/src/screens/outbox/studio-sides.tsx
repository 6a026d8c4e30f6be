import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import type { Batch } from '@glazy/contract/batches'
import { Amount } from '#components/amount.tsx'
import { AnalysisChemistry } from '#features/editor/analysis/analysis-chemistry.tsx'
import { analysisOf, figuresOf } from '#features/editor/analysis/figures.ts'
import type { PreviewedAnalysis } from '#features/editor/analysis/analysis-editor.tsx'
import type { Sides } from '#features/outbox/conflict.tsx'
import { figureText } from '#lib/figure-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Units, useUnits } from '#lib/units.ts'
import classes from './sides.module.css'

type Kinds = 'material' | 'batch' | 'mixedBatch'

/** What a version of a material or a batch looks like, as it was written here and as it is saved. */
export const STUDIO_SIDES: Pick<Sides, Kinds> = {
  material: {
    mine: ({ entered: { name, unityType, analysisType, analysis } }) => (
      <AnalysisSide
        name={name}
        unityType={unityType}
        analysis={analysisOf(figuresOf(analysisType, analysis, String))}
      />
    ),
    theirs: ({ name, analysis, chemistry }) => (
      <AnalysisSide
        name={name}
        unityType={chemistry?.unityType ?? 'auto'}
        analysis={analysis ?? { percent: {}, loi: 0 }}
      />
    ),
  },
  batch: {
    mine: ({ change: { size, unit, note, weighed }, ingredients }) => (
      <WrittenBatch
        size={size === undefined ? undefined : { amount: size, unit: unit ?? 'grams' }}
        note={note ?? null}
        weighed={weighed}
        ingredients={ingredients}
      />
    ),
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
  mixedBatch: {
    mine: ({ mixed, ingredients }) => (
      <WrittenBatch note={null} weighed={mixed.weighed} ingredients={ingredients} />
    ),
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
}

type Weighed = NonNullable<Parameters<Sides['batch']['mine']>[0]['change']['weighed']>
type Written = Pick<Weighed[number], 'amount' | 'unit'>

interface WrittenBatchProps {
  readonly size?: Written | undefined
  readonly note: string | null
  readonly weighed: Weighed | undefined
  readonly ingredients: readonly string[]
}

/** What was written of a batch here: of what the scale showed, nothing of what is as planned. */
function WrittenBatch({ size, note, weighed = [], ingredients }: WrittenBatchProps) {
  const units = useUnits()
  const weights = weighed.flatMap(({ place, amount, unit }) =>
    amount === null
      ? []
      : [{ name: ingredients[Number(place)] ?? '', weight: weightText({ amount, unit }, units) }],
  )
  return <BatchSide size={size ? weightText(size, units) : null} note={note} weights={weights} />
}

/** A weight as it was sent, in the words of the one that is saved; one that is none, as it is. */
function weightText({ amount, unit }: Written, { sign, gramText }: Units): string {
  const read = readExactWeight(String(amount), unit)
  return read.ok ? gramText(toDecimal(read.value), unit) : `${String(amount)} ${sign(unit)}`
}

interface AnalysisSideProps extends PreviewedAnalysis {
  readonly name: string
}

/** The figures of a material, and the chemistry that follows from them. */
function AnalysisSide({ name, analysis, unityType }: AnalysisSideProps) {
  return (
    <>
      <table className={classes.table}>
        <caption>{name}</caption>
        <tbody>
          {oxidesOf(analysis.percent).map((oxide) => (
            <tr key={oxide}>
              <th scope="row">{figureText(oxide)}</th>
              <td>
                <Amount value={analysis.percent[oxide]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AnalysisChemistry analysis={analysis} unityType={unityType} />
    </>
  )
}

function SavedBatch({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const { size, unit, note, lines, finishedAt } = batch
  const weights = lines.flatMap(({ name, weighed }) =>
    weighed === null ? [] : [{ name, weight: gramText(weighed, unit) }],
  )
  return (
    <>
      {finishedAt && <p>{t('finishedOn', { day: formats.date(finishedAt) })}</p>}
      <BatchSide size={gramText(size, unit)} note={note} weights={weights} />
    </>
  )
}

interface BatchSideProps {
  /** Null where nothing is said of it. */
  readonly size: string | null
  readonly note: string | null
  readonly weights: readonly { readonly name: string; readonly weight: string }[]
}

function BatchSide({ size, note, weights }: BatchSideProps) {
  const { t } = useTranslation('batches')
  const { t: tOutbox } = useTranslation('outbox')
  return (
    <>
      <dl className={classes.facts}>
        {size !== null && (
          <>
            <dt>{t('details.size')}</dt>
            <dd>{size}</dd>
          </>
        )}
        {note && (
          <>
            <dt>{t('details.note')}</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
      {weights.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{tOutbox('side.ingredient')}</th>
              <th scope="col">{tOutbox('side.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map(({ name, weight }, at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                <td>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
