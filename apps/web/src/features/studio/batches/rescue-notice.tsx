import type { Batch } from '@glazy/contract/batches'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './batches.module.css'
import { type Rescue, rescueOf, type WeighedTexts } from './weighed-texts.ts'

interface RescueNoticeProps {
  readonly batch: Batch
  readonly texts: WeighedTexts
  readonly onUse: (rescue: Rescue) => void
}

/** Says how a batch is saved of which too much went in. */
export function RescueNotice({ batch, texts, onUse }: RescueNoticeProps) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const rescue = rescueOf(batch, texts)
  if (rescue === undefined) return null
  if (rescue === null) {
    return (
      <p role="status" className={classes.notice}>
        {t('rescue.no')}
      </p>
    )
  }
  return (
    <section className={classes.notice} role="status">
      <h2>{t('rescue.title')}</h2>
      <p>{t('rescue.text', { percent: formats.number(100 * (rescue.scale - 1), 1) })}</p>
      <ul>
        {rescue.additions.map(({ place, grams }) => (
          <li key={place}>
            {t('rescue.add', {
              weight: gramText(grams, batch.unit),
              name: batch.lines[place]?.name ?? '',
            })}
          </li>
        ))}
      </ul>
      <div>
        <Button look="filled" onClick={() => onUse(rescue)}>
          {t('rescue.use')}
        </Button>
      </div>
    </section>
  )
}
