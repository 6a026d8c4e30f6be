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
import { useUnits } from '#lib/units.ts'
import classes from './sides.module.css'

type Kinds = 'material' | 'batch' | 'mixedBatch'

/** What a version of a material or a batch looks like, as it was written here and as it is saved. */
export const STUDIO_SIDES: Pick<Sides, Kinds> = {
  material: {
    mine: ({ entered: { name, unityType, analysisType, analysis } }) => (
      <AnalysisSide
        name={name}
        unityType={unityType}
        analysis={analysisOf(figuresOf(analysisType, analysis))}
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
      <ChangedBatch {...{ size, unit, note, weighed, ingredients }} />
    ),
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
  mixedBatch: {
    mine: ({ mixed: { weighed }, ingredients }) => <ChangedBatch {...{ weighed, ingredients }} />,
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
}

type BatchChange = Parameters<Sides['batch']['mine']>[0]['change']

interface ChangedBatchProps extends Pick<BatchChange, 'size' | 'unit' | 'note' | 'weighed'> {
  readonly ingredients: readonly string[]
}

/** What was said of a batch here; what is as planned is left out of what the scale showed. */
function ChangedBatch({ size, unit, note, weighed, ingredients }: ChangedBatchProps) {
  const { sign } = useUnits()
  const weights = (weighed ?? []).flatMap(({ place, amount, unit: weighedIn }) =>
    amount === null
      ? []
      : [
          {
            name: ingredients[Number(place)] ?? '',
            weight: `${String(amount)} ${sign(weighedIn)}`,
          },
        ],
  )
  const written = size === undefined ? null : `${String(size)} ${sign(unit ?? 'grams')}`
  return <BatchSide size={written} note={note ?? null} weights={weights} />
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
