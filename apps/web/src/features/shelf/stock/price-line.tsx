import type { Lot } from '@glazy/contract/stock'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { priceText } from '#lib/prices/price-text.ts'
import { pricePoints } from './price-points.ts'
import classes from './stock.module.css'

const [WIDTH, HEIGHT, EDGE] = [160, 40, 4]

/** How the price of a material went from one purchase to the next; nothing of a single one. */
export function PriceLine({ lots }: { readonly lots: readonly Lot[] }) {
  const { t } = useTranslation('stock')
  const { language } = useFormats()
  const points = pricePoints(lots)
  const [first, last] = [points.at(0), points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) return null
  const say = (price: number) => priceText(price, language)
  const facts = { from: say(first.price), to: say(last.price) }
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: EDGE + x * (WIDTH - 2 * EDGE),
    y: EDGE + (1 - y) * (HEIGHT - 2 * EDGE),
  })
  const placed = points.map((point) => place(point))
  return (
    <figure className={classes.prices}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
        <polyline points={placed.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {placed.map(({ x, y }, at) => (
          <circle key={at} cx={x} cy={y} r={2.5} />
        ))}
      </svg>
      <figcaption>{t('prices', facts)}</figcaption>
    </figure>
  )
}
