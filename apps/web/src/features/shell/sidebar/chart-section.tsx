import { ChartScatter, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sidebar.module.css'

/** The panel comes after the section has opened, so that opening is not held up by the chart. */
const PANEL_DELAY_MS = 300

export interface ChartSectionProps {
  /** The chart of the page; a hint takes its place on pages that have none. */
  readonly chart?: ReactNode
}

export function ChartSection({ chart }: ChartSectionProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const [isPanelShown, setPanelShown] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setPanelShown(true), PANEL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setPanelShown(false)
    }
  }, [isOpen])

  return (
    <details
      className={classes.chart}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.item}>
        <ChartScatter size={18} aria-hidden />
        <span className={classes.text}>{t('chart.title')}</span>
        <ChevronRight size={16} aria-hidden className={classes.arrow} />
      </summary>
      {isPanelShown &&
        (chart ? (
          <div className={classes.chartPanel}>{chart}</div>
        ) : (
          <div className={classes.panel}>{t('chart.hint')}</div>
        ))}
    </details>
  )
}
