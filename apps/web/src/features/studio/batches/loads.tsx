import { exactWeight, inUnit } from '@glazy/ceramics/batch/exact-weight'
import { loadsFor } from '@glazy/ceramics/batch/loads'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import { slipVolume, waterFor } from '@glazy/ceramics/batch/slip'
import { parseDecimal } from '@glazy/ceramics/decimal'
import type { Batch } from '@glazy/contract/batches'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { NumberField } from '#components/number-field.tsx'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './batches.module.css'

/** What a studio weighs and mixes in, as it was typed. */
interface KeptVessels {
  /** Grams. */
  readonly scale: string
  /** Liters. */
  readonly bucket: string
}

const EMPTY: KeptVessels = { scale: '', bucket: '' }

const vessels = browserStore<KeptVessels>({ key: 'glazy-vessels', empty: EMPTY, parse })

function parse(stored: unknown): KeptVessels {
  if (typeof stored !== 'object' || stored === null) return EMPTY
  const { scale, bucket }: Partial<Record<string, unknown>> = { ...stored }
  const text = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, BATCH_INPUT_MAX_LENGTH) : ''
  return { scale: text(scale), bucket: text(bucket) }
}

/** A slip as thick as most are dipped in, where the batch does not say how thick it is to be. */
const USUAL_GRAVITY = 1.45
const MILLILITERS = 1000

/** Whether the batch fits the scale and the bucket of the studio, and into how many loads it goes. */
export function Loads({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText, sign } = useUnits()
  const kept = useBrowserStore(vessels)
  const weights = batch.lines.map(({ planned }) => inUnit(fromDecimal(planned), 'grams'))
  const dry = weights.reduce((sum, weight) => sum + weight, 0)
  const water = waterFor(dry, batch.specificGravity ?? USUAL_GRAVITY) ?? 0
  const bucket = figureOf(kept.bucket)
  const loads = loadsFor(weights, slipVolume(dry, water), {
    scale: figureOf(kept.scale),
    bucket: bucket === undefined ? undefined : bucket * MILLILITERS,
    isCumulative: true,
  })
  const isAsked = figureOf(kept.scale) !== undefined || bucket !== undefined
  const field = (name: keyof KeptVessels, sign: string) => (
    <NumberField
      label={t(`loads.${name}`)}
      maxLength={BATCH_INPUT_MAX_LENGTH}
      value={kept[name]}
      end={<span className={classes.sign}>{sign}</span>}
      onChange={(text) => vessels.set({ ...kept, [name]: text })}
    />
  )
  return (
    <section className={classes.tool}>
      <h2>{t('loads.title')}</h2>
      <div className={classes.fields}>
        {field('scale', sign('grams'))}
        {field('bucket', t('loads.liters'))}
      </div>
      <p role="status">
        {isAsked && loads === null && t('loads.never')}
        {isAsked && loads === 1 && t('loads.one')}
        {isAsked &&
          loads !== null &&
          loads > 1 &&
          t('loads.many', {
            loads: formats.number(loads),
            weight: gramText(toDecimal(exactWeight(dry / loads)), batch.unit),
          })}
      </p>
    </section>
  )
}

/** A figure above nothing. */
function figureOf(text: string): number | undefined {
  const read = parseDecimal(text)
  return read.ok && read.value > 0 ? read.value : undefined
}
