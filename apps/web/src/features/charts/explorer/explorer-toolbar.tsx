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
import { presetOf, PRESETS } from './presets.ts'
import { type Tool, TOOLS } from './tool.ts'

export interface ExplorerToolbarProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly by: Colouring
  readonly hasDensity: boolean
  readonly hasFamilies: boolean
  readonly tool: Tool
  readonly onChange: (changes: ExploreSearch) => void
  readonly onTool: (tool: Tool) => void
}

const ICONS = { move: Hand, box: BoxSelect, lasso: Lasso } as const

/** Axes, colours and what a drag does. */
export function ExplorerToolbar(props: ExplorerToolbarProps) {
  const { x, y, by, hasDensity, hasFamilies, onChange } = props
  const { t } = useTranslation('explorer')
  const isSupporter = useSupporter()
  return (
    <div className={classes.toolbar} role="group" aria-label={t('tools')}>
      <SelectField
        label={t('view')}
        value={presetOf(x, y)?.id ?? ''}
        onChange={(text) => {
          const chosen = PRESETS.find(({ id }) => id === text)
          if (chosen) onChange({ ...NO_VIEW, x: chosen.x, y: chosen.y })
        }}
        options={[
          ...PRESETS.map(({ id }) => ({ value: id, label: t(`preset.${id}`) })),
          { value: '', label: t('preset.other'), isDisabled: true },
        ]}
      />
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
      <div className={classes.options}>
        <CheckField
          label={t('density')}
          checked={hasDensity}
          onChange={(event) => onChange({ density: event.currentTarget.checked })}
        />
        <CheckField
          label={t('families')}
          checked={hasFamilies}
          onChange={(event) => onChange({ families: event.currentTarget.checked && undefined })}
        />
        <DragTools {...props} />
      </div>
    </div>
  )
}

/** What a drag over the chart does. */
function DragTools({ tool, onTool }: Pick<ExplorerToolbarProps, 'tool' | 'onTool'>) {
  const { t } = useTranslation('explorer')
  return (
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
  )
}
