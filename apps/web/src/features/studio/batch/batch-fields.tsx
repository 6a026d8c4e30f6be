import { parseWeightUnit, SCALE_STEPS, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useId } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import { useUnits } from '#lib/units.ts'
import { NumberInput } from '#components/number-input.tsx'
import { SelectField } from '#components/select-field.tsx'
import type { WeightProblem } from './batch-input.ts'
import type { BatchSettings } from './batch-settings.ts'
import classes from './batch.module.css'

export interface BatchFieldsProps {
  readonly settings: BatchSettings
  readonly onChange: (changes: Partial<BatchSettings>) => void
  /** The same batch in another unit. */
  readonly onUnitChange: (unit: WeightUnit) => void
  /** All in one container with a running total, or each ingredient in a container of its own. */
  readonly isCumulative: boolean
  readonly onMethodChange: (isCumulative: boolean) => void
  readonly sizeProblem: WeightProblem | undefined
  readonly tare: string
  readonly onTareChange: (text: string) => void
  readonly tareProblem: WeightProblem | undefined
}

/** How much to mix, in which unit, in what container, and how it is weighed. */
export function BatchFields(props: BatchFieldsProps) {
  const { settings, onChange, sizeProblem, tare, onTareChange, tareProblem } = props
  const { t } = useTranslation('batch')
  const { number } = useFormats()
  const units = useUnits()
  return (
    <div className={classes.fields}>
      <WeightField
        label={t('size')}
        hint={t('sizeHint')}
        value={settings.size}
        onChange={(size) => onChange({ size })}
        problem={sizeProblem}
      />
      <SelectField
        label={t('unit')}
        value={settings.unit}
        onChange={(value) => props.onUnitChange(parseWeightUnit(value) ?? settings.unit)}
        options={units.options}
      />
      <SelectField
        label={t('step')}
        value={String(settings.step)}
        onChange={(value) =>
          onChange({ step: SCALE_STEPS.find((step) => String(step) === value) ?? settings.step })
        }
        options={SCALE_STEPS.map((step) => ({
          value: String(step),
          label: `${number(step, 2)}\u00a0${units.sign('grams')}`,
        }))}
      />
      <WeightField
        label={t('tare')}
        hint={t('tareHint')}
        value={tare}
        onChange={onTareChange}
        problem={tareProblem}
      />
      <MethodField isCumulative={props.isCumulative} onChange={props.onMethodChange} />
    </div>
  )
}

interface WeightFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly problem: WeightProblem | undefined
}

function WeightField({ label, hint, value, onChange, problem }: WeightFieldProps) {
  const { t } = useTranslation('batch')
  const twoMeanings = useTwoMeanings()
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        className={classes.input}
        maxLength={BATCH_INPUT_MAX_LENGTH}
        value={value}
        onChange={onChange}
        isTold
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={problem ? classes.problem : classes.hint}>
        {twoMeanings(value) ?? (problem ? t(`error.${problem}`) : hint)}
      </p>
    </div>
  )
}

interface MethodFieldProps {
  readonly isCumulative: boolean
  readonly onChange: (isCumulative: boolean) => void
}

function MethodField({ isCumulative, onChange }: MethodFieldProps) {
  const { t } = useTranslation('batch')
  const name = useId()
  const choice = (value: boolean, label: string) => (
    <label className={classes.choice}>
      <input
        type="radio"
        name={name}
        checked={isCumulative === value}
        onChange={() => onChange(value)}
      />
      {label}
    </label>
  )
  return (
    <fieldset className={classes.method}>
      <legend>{t('method.label')}</legend>
      <div className={classes.choices}>
        {choice(true, t('method.cumulative'))}
        {choice(false, t('method.separate'))}
      </div>
    </fieldset>
  )
}
