import { SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { useId } from 'react'
import { Card } from '#components/card.tsx'
import { DecimalInput } from '#components/decimal-input.tsx'
import form from '#components/form.module.css'
import { SelectField } from '#components/select-field.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import { idOf, optionsOf } from './lookup-options.ts'
import type { SectionProps } from './use-metadata-editor.ts'
import classes from './metadata-editor.module.css'

/** How it looks after firing. */
export function PhysicalSection({ values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  const names = useNames()
  return (
    <Card title={t('physical.title')}>
      <div className={classes.pair}>
        <SelectField
          label={t('physical.transparency')}
          isFormField
          value={String(values.transparencyTypeId ?? '')}
          problem={problem('transparencyTypeId')}
          onChange={(value) => set({ transparencyTypeId: idOf(value) })}
          options={optionsOf(names.entries('transparency', TRANSPARENCIES), t('none'))}
        />
        <SelectField
          label={t('physical.surface')}
          isFormField
          value={String(values.surfaceTypeId ?? '')}
          problem={problem('surfaceTypeId')}
          onChange={(value) => set({ surfaceTypeId: idOf(value) })}
          options={optionsOf(names.entries('surface', SURFACES), t('none'))}
        />
      </div>
    </Card>
  )
}

/** How it is mixed with water. */
export function SlurrySection({ values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  return (
    <Card title={t('slurry.title')}>
      <div className={classes.pair}>
        <AmountField
          label={t('slurry.water')}
          hint={t('slurry.waterHint')}
          step={0.1}
          value={values.waterAmount}
          problem={problem('waterAmount')}
          onChange={(waterAmount) => set({ waterAmount })}
        />
        <AmountField
          label={t('slurry.gravity')}
          hint={t('slurry.gravityHint')}
          step={0.01}
          value={values.specificGravity}
          problem={problem('specificGravity')}
          onChange={(specificGravity) => set({ specificGravity })}
        />
      </div>
    </Card>
  )
}

interface AmountFieldProps {
  readonly label: string
  readonly hint: string
  readonly step: number
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (text: string) => void
}

function AmountField({ label, hint, step, value, problem, onChange }: AmountFieldProps) {
  const twoMeanings = useTwoMeanings()
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <DecimalInput
        id={id}
        className={form.input}
        step={step}
        min={0}
        isTold
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        value={value}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {twoMeanings(value) ?? problem}
      </p>
    </div>
  )
}
