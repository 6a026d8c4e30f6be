import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useUnitChange } from '#features/studio/batch/use-unit-change.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { CopiesOfEach } from './copies-of-each.tsx'
import { type LabelFormat, labelsPerPage } from './label-formats.ts'
import { LabelInput } from './label-input.tsx'
import { LABEL_KINDS, type LabelOptions } from './label-options.ts'
import { COPIES_MAX, LABELS_MAX } from './label-pages.ts'
import classes from './label-toolbar.module.css'
import { useFormatOptions } from './use-format-options.ts'

/** What holds for one printing and is not remembered. */
export interface LabelRun {
  /** First label to print on, as it was typed. */
  readonly start: string
  /** As a date field has it. */
  readonly date: string
  /** Copies of single items as they were typed, by id. */
  readonly ownCopies: Readonly<Record<string, string>>
}

/** What a label is made for. */
export interface LabelledItem {
  readonly id: number
  readonly name: string
}

export interface LabelToolbarProps {
  readonly items: readonly LabelledItem[]
  /** Whether all that is on the labels is known already. */
  readonly isPaperOnly: boolean
  readonly options: LabelOptions
  readonly onChange: (changes: Partial<LabelOptions>) => void
  readonly run: LabelRun
  readonly onRunChange: (changes: Partial<LabelRun>) => void
  readonly format: LabelFormat
  readonly wrong: { readonly copies: boolean; readonly start: boolean; readonly batchSize: boolean }
  readonly labels: number
  readonly pages: number
  /** Where the codes lead. */
  readonly origin: string
}

/** What the labels are like and what they are printed on; it is not printed itself. */
export function LabelToolbar(props: LabelToolbarProps) {
  const { options, onChange, run, onRunChange, format, wrong, labels, pages, origin } = props
  const { isPaperOnly } = props
  const { t } = useTranslation('labels')
  const { number } = useFormats()
  const units = useUnits()
  const inUnit = useUnitChange()
  const perPage = labelsPerPage(format)
  return (
    <div className={classes.toolbar} role="group" aria-label={t('options')}>
      {!isPaperOnly && <KindField kind={options.kind} onChange={(kind) => onChange({ kind })} />}
      <div className={classes.fields}>
        <SelectField
          label={t('format')}
          value={options.formatId}
          onChange={(formatId) => onChange({ formatId })}
          options={[]}
          groups={useFormatOptions()}
        />
        <LabelInput
          label={t('copies')}
          value={options.copies}
          onChange={(copies) => onChange({ copies })}
          problem={wrong.copies && t('copiesError', { most: number(COPIES_MAX) })}
        />
        {perPage > 1 && (
          <LabelInput
            label={t('start')}
            value={run.start}
            onChange={(start) => onRunChange({ start })}
            problem={wrong.start && t('startError', { most: number(perPage) })}
          />
        )}
        {!isPaperOnly && (
          <LabelInput
            label={t('date')}
            type="date"
            value={run.date}
            onChange={(date) => onRunChange({ date })}
          />
        )}
        {options.kind === 'bucket' && !isPaperOnly && (
          <>
            <LabelInput
              label={t('batchSize')}
              value={options.batchSize}
              onChange={(batchSize) => onChange({ batchSize })}
              problem={wrong.batchSize && t('batchSizeError')}
            />
            <SelectField
              label={t('unit')}
              value={options.unit}
              onChange={(value) => {
                const unit = parseWeightUnit(value) ?? options.unit
                onChange({ unit, batchSize: inUnit(options.batchSize, options.unit, unit) })
              }}
              options={units.options}
            />
          </>
        )}
      </div>
      {props.items.length > 1 && <CopiesOfEach {...props} />}
      <div className={classes.foot}>
        <div>
          <p role="status">
            {t('summary', { count: labels, pages: number(pages) })}
            {labels >= LABELS_MAX && ` ${t('most', { most: number(LABELS_MAX) })}`}
          </p>
          <p className={classes.hint}>{t('hint', { origin })}</p>
        </div>
        <Button look="filled" disabled={labels === 0} onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

interface KindFieldProps {
  readonly kind: LabelOptions['kind']
  readonly onChange: (kind: LabelOptions['kind']) => void
}

function KindField({ kind, onChange }: KindFieldProps) {
  const { t } = useTranslation('labels')
  const name = useId()
  return (
    <fieldset className={classes.kinds}>
      <legend>{t('kind.label')}</legend>
      {LABEL_KINDS.map((each) => (
        <label key={each} className={classes.kind}>
          <input type="radio" name={name} checked={kind === each} onChange={() => onChange(each)} />
          {t(`kind.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
