import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#components/button.tsx'
import { NumberInput } from '#components/number-input.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useUnitChange } from '#features/studio/batch/use-unit-change.ts'
import { PAPER_OPTIONS, parsePaper } from '#lib/paper.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import { useUnits } from '#lib/units.ts'
import { PRINT_PARTS, type PrintOptions } from './print-options.ts'
import classes from './print-toolbar.module.css'

export interface PrintToolbarProps {
  readonly options: PrintOptions
  readonly onChange: (changes: Partial<PrintOptions>) => void
  readonly isBatchSizeWrong: boolean
  /** Whether recipes are ingredients of the printed ones. */
  readonly hasInnerRecipes: boolean
}

/** What to print; it is not printed itself. */
export function PrintToolbar(props: PrintToolbarProps) {
  const { options, onChange, isBatchSizeWrong, hasInnerRecipes } = props
  const { t } = useTranslation('print')
  const twoMeanings = useTwoMeanings()
  const units = useUnits()
  const id = useId()
  const inUnit = useUnitChange()
  const parts = PRINT_PARTS.filter(
    (part) => part !== 'breakDown' || (options.batchReport && hasInnerRecipes),
  )
  return (
    <div className={classes.toolbar} role="group" aria-label={t('options.label')}>
      <div className={classes.size}>
        <div className={classes.field}>
          <label htmlFor={id}>{t('options.batchSize')}</label>
          <NumberInput
            id={id}
            className={classes.input}
            maxLength={BATCH_INPUT_MAX_LENGTH}
            value={options.batchSize}
            onChange={(batchSize) => onChange({ batchSize })}
            isTold
            aria-invalid={isBatchSizeWrong}
            aria-describedby={isBatchSizeWrong ? `${id}-problem` : undefined}
          />
        </div>
        <SelectField
          label={t('options.unit')}
          value={options.unit}
          onChange={(value) => {
            const unit = parseWeightUnit(value) ?? options.unit
            onChange({ unit, batchSize: inUnit(options.batchSize, options.unit, unit) })
          }}
          options={units.options}
        />
        <SelectField
          label={t('options.paper')}
          value={options.paper}
          onChange={(paper) => onChange({ paper: parsePaper(paper) ?? options.paper })}
          options={PAPER_OPTIONS}
        />
        <div className={classes.button}>
          <Button look="filled" onClick={() => print()}>
            <Printer size={16} aria-hidden />
            {t('options.print')}
          </Button>
        </div>
      </div>
      {isBatchSizeWrong && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {twoMeanings(options.batchSize) ?? t('options.batchSizeError')}
        </p>
      )}
      <div className={classes.parts}>
        {parts.map((part) => (
          <label key={part} className={classes.part}>
            <input
              type="checkbox"
              checked={options[part]}
              onChange={(event) => onChange({ [part]: event.currentTarget.checked })}
            />
            {t(`options.${part}`)}
          </label>
        ))}
      </div>
    </div>
  )
}
