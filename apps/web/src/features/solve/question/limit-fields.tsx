import { DEFAULT_TOLERANCE, type Objective, type Span } from '@glazy/solver/question'
import { CheckField } from '#components/check-field.tsx'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { type SolveSearch, STEPS } from '#lib/solve-parameters.ts'
import { readSpan, writeRatio } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FigureField } from './figure-field.tsx'
import classes from './question.module.css'
import { ToleranceField } from './tolerance-field.tsx'

type LimitKey = 'n' | 'step' | 'least' | 'clay' | 'loi' | 'by' | 'tol' | 'ex' | 'safe'
type Limits = Pick<SolveSearch, LimitKey>

export interface LimitFieldsProps {
  readonly search: SolveSearch
  readonly onChange: (limits: Limits) => void
}

const COUNTS = Array.from({ length: 11 }, (_, at) => at + 2)
/** No glass expands more; 10^-6/°C. */
const EXPANSION_MAX = 100
const OBJECTIVES: readonly Objective[] = ['distance', 'cost', 'materials']

/** What else the recipe is to keep, and what counts among several. */
export function LimitFields({ search, onChange }: LimitFieldsProps) {
  const { t } = useTranslation('solve')
  const { number } = useFormats()
  const { n, step, least, clay, loi, by, tol, ex } = search
  return (
    <Card title={t('limits.title')}>
      <div className={classes.limits}>
        <SelectField
          label={t('limits.by')}
          value={by ?? 'distance'}
          onChange={(value) => {
            const chosen = OBJECTIVES.find((each) => each === value)
            onChange({ by: chosen === 'distance' ? undefined : chosen })
          }}
          options={OBJECTIVES.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
        <SelectField
          label={t('limits.count')}
          value={String(n ?? '')}
          onChange={(value) => onChange({ n: value === '' ? undefined : Number(value) })}
          options={[
            { value: '', label: t('limits.any') },
            ...countsWith(n).map((count) => ({ value: String(count), label: number(count) })),
          ]}
        />
        <SelectField
          label={t('limits.step')}
          value={String(step ?? '')}
          onChange={(value) => onChange({ step: value === '' ? undefined : Number(value) })}
          options={[
            { value: '', label: t('limits.exact') },
            ...STEPS.map((each) => ({
              value: String(each),
              label: t('limits.percent', { figure: number(each, 1) }),
            })),
          ]}
        />
        {search.as === undefined && (
          <ToleranceField
            tolerance={tol ?? DEFAULT_TOLERANCE}
            onChange={(moles) => onChange({ tol: moles === DEFAULT_TOLERANCE ? undefined : moles })}
          />
        )}
        <PercentField name="least" value={least} onChange={(next) => onChange({ least: next })} />
        <PercentField name="clay" value={clay} onChange={(next) => onChange({ clay: next })} />
        <PercentField name="loi" value={loi} onChange={(next) => onChange({ loi: next })} />
        <ExpansionFields ex={ex} onChange={onChange} />
      </div>
      <CheckField
        label={t('limits.safe')}
        checked={search.safe !== undefined}
        onChange={({ currentTarget }) => onChange({ safe: currentTarget.checked ? 1 : undefined })}
      />
      {search.safe !== undefined && <p className={classes.note}>{t('limits.safeHint')}</p>}
    </Card>
  )
}

/** A recipe may have brought its own count. */
function countsWith(n: number | undefined): readonly number[] {
  return n === undefined || COUNTS.includes(n) ? COUNTS : [...COUNTS, n].sort((a, b) => a - b)
}

interface PercentFieldProps {
  readonly name: 'least' | 'clay' | 'loi'
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

function PercentField({ name, value, onChange }: PercentFieldProps) {
  const { t } = useTranslation('solve')
  return (
    <div className={classes.limit}>
      <span aria-hidden>{t(`limits.${name}`)}</span>
      <FigureField
        label={t(`limits.${name}`)}
        value={value}
        max={100}
        step={name === 'least' ? 0.1 : 1}
        placeholder={t('limits.any')}
        onChange={onChange}
      />
    </div>
  )
}

type ExpansionFieldsProps = Pick<SolveSearch, 'ex'> & Pick<LimitFieldsProps, 'onChange'>

/** Between what the thermal expansion is to be, so that the glaze fits its clay. */
function ExpansionFields({ ex, onChange }: ExpansionFieldsProps) {
  const { t } = useTranslation('solve')
  const { min, max } = readSpan(ex) ?? {}
  const set = (span: Span) => {
    const isSpan = span.min !== undefined || span.max !== undefined
    onChange({ ex: isSpan ? writeRatio(span) : undefined })
  }
  return (
    <div className={classes.limit}>
      <span aria-hidden>{t('limits.expansion')}</span>
      <span className={classes.figures}>
        <FigureField
          label={t('limits.expansionMin')}
          value={min}
          max={max ?? EXPANSION_MAX}
          step={0.1}
          placeholder={t('limits.any')}
          onChange={(next) => set({ min: next, max })}
        />
        <span aria-hidden>–</span>
        <FigureField
          label={t('limits.expansionMax')}
          value={max}
          max={EXPANSION_MAX}
          step={0.1}
          placeholder={t('limits.any')}
          onChange={(next) => set({ min, max: next })}
        />
      </span>
    </div>
  )
}
