import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { filterChips } from './filter-chips.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'))

/** Opens the sheet with all filters. */
export function FilterSheetButton(props: Omit<FilterSheetProps, 'onClose'>) {
  const { t } = useTranslation('filters')
  const texts = { t, names: useNames() }
  const [isOpen, setOpen] = useState(false)
  const count = filterChips(texts, props.search).filter(({ key }) => key !== 'q').length
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={16} aria-hidden />
        {count > 0 ? t('sheet.buttonCount', { count }) : t('sheet.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
