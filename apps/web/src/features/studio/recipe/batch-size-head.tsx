import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { NumberInput } from '#components/number-input.tsx'
import { parseBatchSize } from '#features/studio/batch/batch-input.ts'
import { useBatchSettings } from '#features/studio/batch/batch-settings.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './recipe-table.module.css'

/** The head of the weights: for how much of the base they are, to be typed over and kept. */
export function BatchSizeHead() {
  const { t } = useTranslation('batch')
  const names = useNames()
  const { settings, change } = useBatchSettings()
  const read = parseBatchSize(settings.size)
  return (
    <th scope="col" className={classes.weight}>
      <span className={classes.size}>
        <NumberInput
          enterKeyHint="done"
          maxLength={BATCH_INPUT_MAX_LENGTH}
          aria-label={t('size')}
          problem={read.ok ? undefined : t(`error.${read.error}`)}
          title={t('sizeHint')}
          value={settings.size}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(size) => change({ size })}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        {names.unit(settings.unit)}
      </span>
    </th>
  )
}
