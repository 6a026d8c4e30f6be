import { type Batch, batchSizeFromAmount, batchSizeFromTotal } from '@glazy/ceramics/batch/batch'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Component } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { priceKey } from '#queries/material-prices.ts'
import { BatchFields } from './batch-fields.tsx'
import { batchSizeText } from './batch-input.ts'
import { BatchTable } from './batch-table.tsx'
import { CostSection } from './cost-section.tsx'
import { useBatch } from './use-batch.ts'
import { useUnitChange } from './use-unit-change.ts'
import { useWeightText } from './use-weight-decimals.ts'
import { WeighOffButton } from './weigh-off-button.tsx'
import page from '#components/page.module.css'
import classes from './batch.module.css'

export interface BatchCalculatorProps {
  /** The recipe that is mixed. */
  readonly recipe: { readonly id: number; readonly name: string }
  readonly components: readonly Component[]
  readonly onClose: () => void
  /** What else is done with the batch that was worked out. */
  readonly children?: (batch: {
    readonly batch: Batch
    readonly unit: WeightUnit
    readonly priceUnit: WeightUnit
  }) => ReactNode
}

/** Works out what to weigh for a batch, and what it costs. Gets a `key` of its own per recipe. */
export function BatchCalculator(props: BatchCalculatorProps) {
  const { recipe, components, onClose, children } = props
  const { t } = useTranslation('batch')
  const [isCumulative, saveMethod] = usePreference('isBatchCumulative')
  const { typed } = useFormats()
  const { settings, change, size, tare, amounts, batch, weighing, prices } = useBatch(
    recipe.id,
    components,
  )

  const inUnit = useUnitChange()

  /** The figures follow the unit: what is mixed stays the same. */
  function changeUnit(unit: WeightUnit) {
    weighing.convert(settings.unit, unit)
    change({ unit, size: inUnit(settings.size, settings.unit, unit) })
  }

  function scaleTo(batchSize: number | null) {
    if (batchSize !== null && batchSize > 0) change({ size: batchSizeText(batchSize, typed) })
  }

  return (
    <section className={classes.section} aria-labelledby="batch">
      <div className={classes.head}>
        <h2 id="batch">{t('title')}</h2>
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <BatchFields
        settings={settings}
        onChange={change}
        onUnitChange={changeUnit}
        isCumulative={isCumulative}
        onMethodChange={(method) => void saveMethod(method)}
        sizeProblem={size.ok ? undefined : size.error}
        tare={weighing.tare}
        onTareChange={weighing.setTare}
        tareProblem={tare.ok ? undefined : tare.error}
      />
      <BatchTable
        components={components}
        batch={batch}
        tare={tare.ok ? tare.value : 0}
        isCumulative={isCumulative}
        unit={settings.unit}
        weighing={weighing}
        onAmountChange={(place, weight) => scaleTo(batchSizeFromAmount(amounts, place, weight))}
        onTotalChange={(total) => scaleTo(batchSizeFromTotal(amounts, total))}
      />
      <div>
        <WeighOffButton id={recipe.id} />
      </div>
      <CostSection
        components={components}
        batch={batch}
        texts={components.map(
          (component) => prices.prices.texts[priceKey(component.material)] ?? '',
        )}
        unit={prices.prices.unit}
        isFromShelf={components.some(({ material }) => prices.isFromShelf(priceKey(material)))}
        onPriceChange={(component, text) => prices.setPrice(priceKey(component.material), text)}
        onUnitChange={prices.setUnit}
      />
      {batch && children?.({ batch, unit: settings.unit, priceUnit: prices.prices.unit })}
      <LiveTotal batch={batch} unit={settings.unit} />
    </section>
  )
}

/** Says the new total when a figure was changed; it is not seen, as the table shows it. */
function LiveTotal({ batch, unit }: { readonly batch: Batch | null; readonly unit: WeightUnit }) {
  const { t } = useTranslation('batch')
  const { language } = useFormats()
  const { unit: sign } = useNames()
  const weightText = useWeightText()
  const facts = batch && { amount: weightText(batch.totalAmount), unit: sign(unit) }
  return (
    <output className={page.visuallyHidden} aria-live="polite">
      {facts &&
        (batch.totalCost === null
          ? t('totalLive', facts)
          : t('totalLiveCost', { ...facts, cost: priceText(batch.totalCost, language) }))}
    </output>
  )
}
