import { type Batch, batchSizeFromAmount, batchSizeFromTotal } from '@glazy/ceramics/batch/batch'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Component } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { unitSign } from '#lib/unit-sign.ts'
import { priceKey } from '#queries/material-prices.ts'
import { BatchFields } from './batch-fields.tsx'
import { batchSizeText } from './batch-input.ts'
import { BatchTable } from './batch-table.tsx'
import { CostSection } from './cost-section.tsx'
import { useBatch } from './use-batch.ts'
import { WeighOffButton } from './weigh-off-button.tsx'
import classes from './batch.module.css'

export interface BatchCalculatorProps {
  /** The recipe that is mixed. */
  readonly recipe: { readonly id: number; readonly name: string }
  readonly components: readonly Component[]
  /** What else is done with the batch that was worked out. */
  readonly children?: (batch: {
    readonly batch: Batch
    readonly unit: WeightUnit
    readonly priceUnit: WeightUnit
  }) => ReactNode
}

/** Works out what to weigh for a batch, and what it costs. Gets a `key` of its own per recipe. */
export function BatchCalculator({ recipe, components, children }: BatchCalculatorProps) {
  const { t } = useTranslation('batch')
  const [isCumulative, saveMethod] = usePreference('isBatchCumulative')
  const { settings, change, size, tare, amounts, batch, weighing, prices } = useBatch(
    recipe.id,
    components,
  )
  const hasBase = amounts.some(({ amount, isAdditional }) => !isAdditional && amount > 0)

  function scaleTo(batchSize: number | null) {
    if (batchSize !== null && batchSize > 0) change({ size: batchSizeText(batchSize) })
  }

  return (
    <section className={classes.section} aria-labelledby="batch">
      <h2 id="batch">{t('title')}</h2>
      {hasBase ? (
        <>
          <BatchFields
            settings={settings}
            onChange={change}
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
          <WeighOffButton
            recipe={recipe}
            components={components}
            batch={batch}
            tare={tare.ok ? tare.value : 0}
            isCumulative={isCumulative}
            unit={settings.unit}
            weighing={weighing}
          />
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
        </>
      ) : (
        <p className={classes.notice}>{t('noBase')}</p>
      )}
    </section>
  )
}

/** Says the new total when a figure was changed; it is not seen, as the table shows it. */
function LiveTotal({ batch, unit }: { readonly batch: Batch | null; readonly unit: WeightUnit }) {
  const { t } = useTranslation('batch')
  const { fixed, fineDecimals } = useFormats()
  const facts = batch && { amount: fixed(batch.totalAmount, fineDecimals), unit: unitSign(unit) }
  return (
    <output className={classes.spoken} aria-live="polite">
      {facts &&
        (batch.totalCost === null
          ? t('totalLive', facts)
          : t('totalLiveCost', { ...facts, cost: fixed(batch.totalCost, 2) }))}
    </output>
  )
}
