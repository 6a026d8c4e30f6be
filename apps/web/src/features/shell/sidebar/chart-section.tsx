import { ChartScatter } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FoldedSection } from './folded-section.tsx'
import classes from './sidebar.module.css'

/** The panel comes after the section has opened, so that opening is not held up by the chart. */
const PANEL_DELAY_MS = 300

export interface ChartSectionProps {
  /** The chart of the page; a hint takes its place on pages that have none. */
  readonly chart?: ReactNode
}

export function ChartSection({ chart }: ChartSectionProps) {
  const { t } = useTranslation('shell')
  return (
    <FoldedSection icon={ChartScatter} title={t('chart.title')}>
      <Panel>
        {chart ? (
          <div className={classes.chartPanel}>{chart}</div>
        ) : (
          <div className={classes.panel}>{t('chart.hint')}</div>
        )}
      </Panel>
    </FoldedSection>
  )
}

function Panel({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PANEL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown && children
}
