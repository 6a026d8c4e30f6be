import type { ShoppingLine } from '@glazy/contract/stock'
import { MaterialName } from '#components/material-name.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { priceText } from '#lib/prices/price-text.ts'
import classes from './shopping.module.css'

/** What has to be bought, to be ticked off on the screen or on paper. */
export function ShoppingLines({ lines }: { readonly lines: readonly ShoppingLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <Line key={line.materialId} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { readonly line: ShoppingLine }) {
  const { t } = useTranslation('stock')
  const formats = useFormats()
  const { gramText, sign } = useUnits()
  const { name, toBuy, pack, packs, cost, reorderAt } = line
  const unit = pack?.units ?? 'kilograms'
  const say = (grams: string) => gramText(grams, unit)
  const facts = { left: say(line.left), planned: say(line.planned) }
  const size = pack && `${formats.written(Number(pack.amount))}\u00a0${sign(pack.units)}`
  return (
    <li>
      <label className={classes.line}>
        <input type="checkbox" />
        <span className={classes.name}>
          <MaterialName name={name} />
          <small>
            {reorderAt === null
              ? t('shopping.why', facts)
              : t('shopping.whyLow', { ...facts, reorder: say(reorderAt) })}
          </small>
        </span>
        <span className={classes.amount}>
          <strong>
            {packs === null || size === null
              ? say(toBuy)
              : t('shopping.packs', { packs: formats.number(packs), pack: size })}
          </strong>
          <small>
            {[
              pack?.vendor && t('shopping.from', { vendor: pack.vendor }),
              cost !== null && priceText(Number(cost), formats.language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </label>
    </li>
  )
}
