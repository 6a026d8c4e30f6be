import { INVENTORY_PAGE_SIZES } from '@glazy/contract/limits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './inventory.module.css'
import type { useInventoryView } from './use-inventory-view.ts'

interface InventoryFootProps {
  readonly view: ReturnType<typeof useInventoryView>
  readonly onPage: (page: number) => void
}

const SIZES = INVENTORY_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Goes through the pages of a shelf, which are turned in the browser. */
export function InventoryFoot({ view, onPage }: InventoryFootProps) {
  const { t } = useTranslation('inventory')
  const { number } = useFormats()
  const { page, pages, from, shown, total, size } = view
  if (total <= INVENTORY_PAGE_SIZES[0]) return null
  return (
    <div className={classes.foot}>
      <SelectField
        label={t('pageSize')}
        value={String(size)}
        onChange={(next) => {
          view.setSize(next)
          onPage(1)
        }}
        options={SIZES}
      />
      <nav className={classes.pager} aria-label={t('pager.label')}>
        <Button
          isIcon
          aria-label={t('pager.previous')}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <span className={classes.muted} aria-live="polite">
          {t('pager.shown', {
            from: number(from + 1),
            to: number(from + shown.length),
            total: number(total),
          })}
        </span>
        <Button
          isIcon
          aria-label={t('pager.next')}
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={18} aria-hidden />
        </Button>
      </nav>
    </div>
  )
}
