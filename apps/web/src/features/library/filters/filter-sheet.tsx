import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { filterChips } from './filter-chips.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { MainFilter } from './filter-set.ts'
import classes from './filter-sheet.module.css'
import { filterValue } from './filter-value.ts'

export interface FilterSheetProps {
  readonly names: readonly (MainFilter | 'more')[]
  readonly category: ListCategory
  readonly search: ListSearch
  readonly total: number | undefined
}

/** All filters in a sheet from the lower edge; the list behind follows every choice. */
export function FilterSheet({ names, category, search, total }: FilterSheetProps) {
  const { t } = useTranslation('filters')
  const { number } = useFormats()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = filterChips(t, search).filter(({ key }) => key !== 'q').length

  function open() {
    setOpen(true)
    dialog.current?.showModal()
  }

  const close = () => dialog.current?.close()
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? t('sheet.buttonCount', { count }) : t('sheet.button')}
      </Button>
      <dialog
        ref={dialog}
        className={classes.sheet}
        aria-label={t('sheet.title')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {isOpen && (
          <div className={classes.content}>
            <header className={classes.header}>
              <h2>{t('sheet.title')}</h2>
              <Button look="quiet" isIcon aria-label={t('sheet.close')} onClick={close}>
                <X size={18} aria-hidden />
              </Button>
            </header>
            <div className={classes.filters}>
              {names.map((name) => (
                <details key={name} name="filter" className={classes.filter}>
                  <summary className={classes.summary}>
                    <span>{t(`label.${name}`)}</span>
                    <span className={classes.value}>{filterValue(t, search, name)}</span>
                    <ChevronDown size={16} aria-hidden />
                  </summary>
                  <FilterPanel name={name} category={category} search={search} />
                </details>
              ))}
            </div>
            <footer className={classes.footer}>
              <Button look="filled" onClick={close}>
                {total === undefined
                  ? t('sheet.close')
                  : t('sheet.show', { count: total, total: number(total) })}
              </Button>
            </footer>
          </div>
        )}
      </dialog>
    </>
  )
}
