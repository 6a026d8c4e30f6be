import type { MaterialSummary } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Anvil, FileSpreadsheet, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { useLeftOutText } from '#components/chemistry/left-out.tsx'
import { buttonClass } from '#components/button-class.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedSection } from '#features/compare/rows/compare-rows.ts'
import { comparisonCells } from './comparison-cells.ts'
import classes from '#features/compare/comparison.module.css'
import { useRowLabel } from '#features/compare/table/row-label.tsx'

export interface ComparedWorkProps {
  readonly materials: readonly MaterialSummary[]
  readonly sections: readonly ComparedSection[]
  readonly isWritten: boolean
  readonly blend: ReactNode
}

/** From looking to working: what is compared is blended, laid out, printed, or taken along. */
export function ComparedWork({ materials, sections, isWritten, blend }: ComparedWorkProps) {
  const { t } = useTranslation('compare')
  const row = useRowLabel()
  const { shown } = useNames()
  const leftOutText = useLeftOutText()
  async function save() {
    const words = {
      row,
      note: ({ leftOut = [] }: MaterialSummary) =>
        leftOutText(leftOut.map((name) => shown({ name }))),
      section: ({ section }: ComparedSection) =>
        section === 'components' || section === 'additions'
          ? `${t(`section.${section}`)}, ${t(isWritten ? 'amounts.written' : 'amounts.base')}`
          : t(`section.${section}`),
    }
    const { saveComparison } = await import('./save-comparison.ts')
    saveComparison(comparisonCells(materials, sections, words))
  }
  return (
    <div className={classes.work}>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer size={16} aria-hidden />
        {t('print')}
      </Button>
      <Button look="quiet" title={t('csv.title')} onClick={() => void save()}>
        <FileSpreadsheet size={16} aria-hidden />
        {t('csv.button')}
      </Button>
      <Link
        to="/workbench"
        search={{ add: materials.map(({ id }) => id) }}
        className={buttonClass('plain')}
      >
        <Anvil size={16} aria-hidden />
        {t('workbench')}
      </Link>
      {blend}
    </div>
  )
}
