import { DECIMAL_PLACES_MAX } from '@glazy/contract/limits'
import { preferenceFields } from '@glazy/contract/preferences'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './display-card.module.css'

const DECIMALS = Array.from({ length: DECIMAL_PLACES_MAX + 1 }, (_, places) => places)
/** A figure to show the places with. */
const EXAMPLE = 47.2935

/** How figures and lists are shown; each choice counts at once. */
export function DisplayCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('display.title')} hint={t('display.hint')}>
      <div className={classes.fields}>
        <DecimalsField />
        <ViewField />
        <FiguresField />
        <WeighingField />
      </div>
    </Card>
  )
}

function DecimalsField() {
  const { t } = useTranslation('settings')
  const { fixed } = useFormats()
  const [decimals, save] = usePreference('decimalPlaces')
  return (
    <SelectField
      label={t('display.decimals')}
      value={String(decimals)}
      onChange={(value) => void save(Number(value))}
      options={DECIMALS.map((places) => ({
        value: String(places),
        label: t('display.decimalsOption', { places, example: fixed(EXAMPLE, places) }),
      }))}
    />
  )
}

function ViewField() {
  const { t } = useTranslation('settings')
  const [view, save] = usePreference('searchView')
  return (
    <SelectField
      label={t('display.view')}
      value={view}
      onChange={(value) => void save(preferenceFields.searchView.parse(value))}
      options={preferenceFields.searchView.options.map((value) => ({
        value,
        label: t(`display.views.${value}`),
      }))}
    />
  )
}

function FiguresField() {
  const { t } = useTranslation('settings')
  const [figures, save] = usePreference('searchAnalysisType')
  return (
    <SelectField
      label={t('display.figures')}
      value={figures}
      onChange={(value) => void save(preferenceFields.searchAnalysisType.parse(value))}
      options={preferenceFields.searchAnalysisType.options.map((value) => ({
        value,
        label: t(`display.figureNames.${value}`),
      }))}
    />
  )
}

function WeighingField() {
  const { t } = useTranslation('settings')
  const [isCumulative, save] = usePreference('isBatchCumulative')
  return (
    <SelectField
      label={t('display.weighing')}
      value={isCumulative ? 'together' : 'apart'}
      onChange={(value) => void save(value === 'together')}
      options={(['together', 'apart'] as const).map((value) => ({
        value,
        label: t(`display.weighings.${value}`),
      }))}
    />
  )
}
