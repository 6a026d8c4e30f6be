import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { BoxSelect, Hand, Lasso } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { AxisSelect } from '#features/charts/plot/axis-select.tsx'
import { SelectField } from '#components/select-field.tsx'
import { type Colouring, COLOURINGS, type ExploreSearch, NO_VIEW } from '#lib/explore-search.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'
import { type Tool, TOOLS } from './tool.ts'

export interface ExplorerToolbarProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly by: Colouring
  readonly hasDensity: boolean
  readonly tool: Tool
  readonly onChange: (changes: ExploreSearch) => void
  readonly onTool: (tool: Tool) => void
}

const ICONS = { move: Hand, box: BoxSelect, lasso: Lasso } as const

/** Axes, colours and what a drag does. */
export function ExplorerToolbar(props: ExplorerToolbarProps) {
  const { x, y, by, hasDensity, tool, onChange, onTool } = props
  const { t } = useTranslation('explorer')
  const isSupporter = useSupporter()
  return (
    <div className={classes.toolbar} role="group" aria-label={t('tools')}>
      <AxisSelect
        label={t('across')}
        value={x}
        onChange={(axis) => onChange({ ...NO_VIEW, x: axis })}
      />
      <AxisSelect
        label={t('up')}
        value={y}
        onChange={(axis) => onChange({ ...NO_VIEW, y: axis })}
      />
      <SelectField
        label={t('colourBy')}
        value={by}
        onChange={(text) => {
          const chosen = COLOURINGS.find((known) => known === text)
          if (chosen) onChange({ by: chosen })
        }}
        options={COLOURINGS.map((value) => {
          if (value !== 'expansion' || isSupporter) return { value, label: t(`by.${value}`) }
          return { value, label: t('by.expansionLocked'), isDisabled: true }
        })}
      />
      <CheckField
        label={t('density')}
        checked={hasDensity}
        onChange={(event) => onChange({ density: event.currentTarget.checked || undefined })}
      />
      <div className={classes.tools} role="group" aria-label={t('drag')}>
        {TOOLS.map((each) => {
          const Icon = ICONS[each]
          return (
            <Button
              key={each}
              look="quiet"
              isIcon
              aria-label={t(`tool.${each}`)}
              title={t(`tool.${each}`)}
              aria-pressed={tool === each}
              onClick={() => onTool(each)}
            >
              <Icon size={18} aria-hidden />
            </Button>
          )
        })}
      </div>
    </div>
  )
}
