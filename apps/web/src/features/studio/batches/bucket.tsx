import { exactWeight } from '@glazy/ceramics/batch/exact-weight'
import { toDecimal } from '@glazy/ceramics/batch/millionths'
import { additionTo, dryContent, POWDER_DENSITY, waterToAdjust } from '@glazy/ceramics/batch/slip'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useState } from 'react'
import { NumberField } from '#components/number-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './batches.module.css'

const FIELDS = ['volume', 'gravity', 'wish', 'parts'] as const
type Field = (typeof FIELDS)[number]

const MILLILITERS = 1000

/** What a bucket of slip that stands there takes: water, or an addition by its dry weight. */
export function Bucket() {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const [texts, setTexts] = useState<Readonly<Record<Field, string>>>({
    volume: '',
    gravity: '',
    wish: '',
    parts: '',
  })
  const [volume, gravity, wish, parts] = FIELDS.map((name) => figureOf(texts[name]))
  const isSlip = volume !== undefined && isGravity(gravity)
  const bucket = isSlip && { volume: volume * MILLILITERS, specificGravity: gravity }
  const water = bucket && isGravity(wish) ? waterToAdjust(bucket, wish) : null
  const say = (grams: number) => gramText(toDecimal(exactWeight(grams)), 'grams')
  const signs = { volume: t('loads.liters'), parts: '%', gravity: undefined, wish: undefined }
  const problemOf = (name: Field) => {
    if (name === 'volume' || name === 'parts' || texts[name].trim() === '') return undefined
    return isGravity(figureOf(texts[name])) ? undefined : t('problem.gravity')
  }
  return (
    <details className={classes.tool}>
      <summary>{t('bucket.title')}</summary>
      <div className={classes.fields}>
        {FIELDS.map((name) => (
          <NumberField
            key={name}
            label={t(`bucket.${name}`)}
            maxLength={BATCH_INPUT_MAX_LENGTH}
            value={texts[name]}
            end={signs[name] && <span className={classes.sign}>{signs[name]}</span>}
            problem={problemOf(name)}
            onChange={(text) => setTexts((now) => ({ ...now, [name]: text }))}
          />
        ))}
      </div>
      <p role="status" className={classes.answers}>
        {bucket && <span>{t('bucket.dry', { weight: say(dryContent(bucket)) })}</span>}
        {water !== null && water !== 0 && (
          <span>
            {t(water > 0 ? 'bucket.water' : 'bucket.settle', { weight: say(Math.abs(water)) })}
          </span>
        )}
        {bucket && parts !== undefined && (
          <span>
            {t('bucket.addition', {
              parts: formats.written(parts),
              weight: say(additionTo(bucket, parts)),
            })}
          </span>
        )}
      </p>
    </details>
  )
}

function isGravity(figure: number | undefined): figure is number {
  return figure !== undefined && figure > 1 && figure < POWDER_DENSITY
}

function figureOf(text: string): number | undefined {
  const read = parseDecimal(text)
  return read.ok && read.value > 0 ? read.value : undefined
}
