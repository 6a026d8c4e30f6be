import { type Batch, calculateBatch } from '@glazy/ceramics/batch'
import type { WeightUnit } from '@glazy/ceramics/weight'
import { pricePerKilogram } from '@glazy/ceramics/weight'
import type { Component } from '@glazy/contract/materials'
import { useState } from 'react'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { BatchFields } from './batch-fields.tsx'
import { type BatchPrices, priceKey, useBatchPrices } from './batch-prices.ts'
import { parseBatchSize, parsePrice, parseTare } from './batch-input.ts'
import { useBatchSettings } from './batch-settings.ts'
import { BatchTable } from './batch-table.tsx'
import { CostTable } from './cost-table.tsx'
import { unitSign } from './unit-sign.ts'
import classes from './batch.module.css'

export interface BatchCalculatorProps {
  readonly components: readonly Component[]
}

/** Works out what to weigh for a batch, and what it costs. Gets a `key` of its own per recipe. */
export function BatchCalculator({ components }: BatchCalculatorProps) {
  const { t } = useTranslation('batch')
  const { settings, change } = useBatchSettings()
  const [isCumulative, saveMethod] = usePreference('isBatchCumulative')
  const [tareText, setTareText] = useState('')
  const { prices, setPrice, setUnit } = useBatchPrices()

  const size = parseBatchSize(settings.size)
  const tare = parseTare(tareText)
  const amounts = components.map((component) => ({
    amount: component.percentageAmount,
    isAdditional: component.isAdditional,
    pricePerKilogram: readPrice(prices, priceKey(component)),
  }))
  const hasBase = amounts.some(({ amount, isAdditional }) => !isAdditional && amount > 0)
  const batch =
    size.ok && tare.ok
      ? calculateBatch(amounts, { batchSize: size.value, tare: tare.value, unit: settings.unit })
      : null

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
            tare={tareText}
            onTareChange={setTareText}
            tareProblem={tare.ok ? undefined : tare.error}
          />
          <BatchTable
            components={components}
            batch={batch}
            tare={tare.ok ? tare.value : 0}
            isCumulative={isCumulative}
            unit={settings.unit}
          />
          <CostTable
            components={components}
            batch={batch}
            texts={components.map((component) => prices.texts[priceKey(component)] ?? '')}
            unit={prices.unit}
            onPriceChange={(component, text) => setPrice(priceKey(component), text)}
            onUnitChange={setUnit}
          />
          <LiveTotal batch={batch} unit={settings.unit} />
        </>
      ) : (
        <p className={classes.notice}>{t('noBase')}</p>
      )}
    </section>
  )
}

function readPrice({ texts, unit }: BatchPrices, key: string): number | null {
  const price = parsePrice(texts[key] ?? '')
  return price.ok && price.value !== null ? pricePerKilogram(price.value, unit) : null
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
