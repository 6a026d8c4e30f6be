import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import type { StockedMaterial } from '@glazy/contract/stock'
import { Link } from '@tanstack/react-router'
import { Download, FileUp, PackageOpen, Plus, ShoppingCart } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { downloadFile } from '#lib/download-file.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { priceText } from '#lib/prices/price-text.ts'
import classes from './stock.module.css'
import { StockedCard } from './stocked-card.tsx'
import { unitOf } from './stock-unit.ts'

const PurchaseDialog = lazyPart(() => import('./purchase-dialog.tsx'))

interface StockListProps {
  readonly userId: number
  readonly stock: readonly StockedMaterial[]
  /** Reads purchases from a file. */
  readonly fileImport: (props: { readonly onClose: () => void }) => ReactNode
}

/** What is left of everything, with what can be done. */
export function StockList({ userId, stock, fileImport }: StockListProps) {
  const { t } = useTranslation('stock')
  const { language } = useFormats()
  const [isImporting, setImporting] = useState(false)
  const [buying, buy] = useState<{ readonly material?: StockedMaterial }>()
  const values = stock.flatMap(({ value }) => (value === null ? [] : [fromDecimal(value)]))
  const unit = unitOf(buying?.material ?? { lots: stock.flatMap(({ lots }) => lots) })

  async function save() {
    const { stockTable } = await import('./stock-table.ts')
    downloadFile(new Blob([stockTable(stock)], { type: 'text/csv' }), 'stock.csv')
  }

  if (isImporting) return fileImport({ onClose: () => setImporting(false) })

  return (
    <section className={classes.stock}>
      <div className={classes.tools}>
        <Button look="filled" onClick={() => buy({})}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
        <Link to="/shopping" className={buttonClass('plain')}>
          <ShoppingCart size={18} aria-hidden />
          {t('shopping.title')}
        </Link>
        <Button onClick={() => setImporting(true)}>
          <FileUp size={18} aria-hidden />
          {t('file.open')}
        </Button>
        {stock.length > 0 && (
          <Button onClick={() => void save()}>
            <Download size={18} aria-hidden />
            {t('download')}
          </Button>
        )}
      </div>
      {values.length > 0 && (
        <p className={classes.soft}>
          {t('value', { value: priceText(Number(toDecimal(total(values))), language) })}
        </p>
      )}
      {stock.length === 0 && (
        <EmptyState icon={<PackageOpen size={40} aria-hidden />} title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      )}
      <div>
        {stock.map((stocked) => (
          <StockedCard
            key={stocked.materialId}
            userId={userId}
            stocked={stocked}
            onBuy={() => buy({ material: stocked })}
          />
        ))}
      </div>
      {buying && (
        <Suspense>
          <PurchaseDialog
            userId={userId}
            unit={unit}
            {...(buying.material && {
              material: { id: buying.material.materialId, name: buying.material.name },
            })}
            onClose={() => buy(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
