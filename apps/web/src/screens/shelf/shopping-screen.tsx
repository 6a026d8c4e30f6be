import type { CurrentUser } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Printer, ShoppingCart } from 'lucide-react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Button } from '#components/button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { priceText } from '#lib/prices/price-text.ts'
import { ShoppingLines } from '#features/shelf/stock/shopping-lines.tsx'
import { downloadFile } from '#lib/download-file.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { shoppingList } from '#queries/stock.ts'
import classes from './shopping-screen.module.css'

/** What the person who is logged in has to buy. */
export function ShoppingScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('stock')
  const { language } = useFormats()
  const { data, error, isError, refetch } = useQuery(shoppingList(user.id))
  const { data: lines = [], meta } = data ?? {}

  async function save() {
    const { shoppingTable } = await import('#features/shelf/stock/stock-table.ts')
    downloadFile(new Blob([shoppingTable(lines)], { type: 'text/csv' }), 'shopping-list.csv')
  }

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'stock', content: <Link to="/stock">{t('title')}</Link> },
          { key: 'shopping', content: t('shopping.title') },
        ]}
      />
      <h1>{t('shopping.title')}</h1>
      <p className={page.lead}>
        {t('shopping.lead')}
        {meta && meta.batches > 0 && <> {t('shopping.batches', { count: meta.batches })}</>}
      </p>
      {isError && data === undefined && (
        <ErrorNotice error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && lines.length === 0 && (
        <EmptyState icon={<ShoppingCart size={40} aria-hidden />} title={t('shopping.empty.title')}>
          <p>{t('shopping.empty.text')}</p>
        </EmptyState>
      )}
      {lines.length > 0 && (
        <>
          <div className={classes.tools}>
            <Button onClick={() => window.print()}>
              <Printer size={18} aria-hidden />
              {t('shopping.print')}
            </Button>
            <Button onClick={() => void save()}>
              <Download size={18} aria-hidden />
              {t('download')}
            </Button>
          </div>
          <ShoppingLines lines={lines} />
          {meta && meta.cost !== null && (
            <p>{t('shopping.cost', { cost: priceText(Number(meta.cost), language) })}</p>
          )}
        </>
      )}
    </div>
  )
}
