import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import { POINT_LOOKS } from '@glazy/contract/vocabulary'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { AxisSelect } from '#features/charts/plot/axis-select.tsx'
import classes from './chart-options-dialog.module.css'
import { HeatmapChoices } from './heatmap-choices.tsx'
import { LimitChoices } from './limit-choices.tsx'
import type { ChartChoices } from './use-chart-choices.ts'

export interface ChartOptionsDialogProps {
  readonly choices: ChartChoices
  readonly onClose: () => void
}

/** What the charts of this visitor show. Loaded when it is first wanted. */
export default function ChartOptionsDialog({ choices, onClose }: ChartOptionsDialogProps) {
  const { t } = useTranslation('chart')
  const { x, y, settings, setAxes, setSettings } = choices
  const isStull = isStullPlane(x, y)
  const isSupporter = useSupporter()
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t('options.title')}
      size="narrow"
      footer={
        <Button look="filled" onClick={onClose}>
          {t('options.done')}
        </Button>
      }
    >
      <div className={classes.options}>
        <AxisSelect label={t('options.x')} value={x} onChange={(axis) => setAxes(axis, y)} />
        <AxisSelect label={t('options.y')} value={y} onChange={(axis) => setAxes(x, axis)} />
        <Button onClick={() => setAxes(...STULL_AXES)} aria-disabled={isStull}>
          {t('options.stullAxes')}
        </Button>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={settings.stull.visible}
            onChange={(event) =>
              setSettings({ ...settings, stull: { visible: event.currentTarget.checked } })
            }
          />
          {t('options.stull')}
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={settings.ratios.visible}
            onChange={(event) =>
              setSettings({ ...settings, ratios: { visible: event.currentTarget.checked } })
            }
          />
          {t('options.ratios')}
        </label>
        {!isStull && <p className={classes.hint}>{t('options.stullHint')}</p>}
        <fieldset className={classes.looks}>
          <legend>{t('options.points')}</legend>
          {POINT_LOOKS.map((look) => (
            <label key={look} className={classes.check}>
              <input
                type="radio"
                name="points"
                checked={settings.points === look}
                onChange={() => setSettings({ ...settings, points: look })}
              />
              {t(`options.${look}`)}
            </label>
          ))}
        </fieldset>
        <section className={classes.supporters} aria-label={t('layers.label')}>
          {isSupporter ? (
            <>
              <LimitChoices choices={choices} />
              <HeatmapChoices choices={choices} />
            </>
          ) : (
            <p className={classes.hint}>
              {t('layers.supporters')}{' '}
              <a href={SUPPORTER_HELP_HREF} target="_blank" rel="noopener">
                {t('layers.supportersLink')}
              </a>
            </p>
          )}
        </section>
      </div>
    </DialogFrame>
  )
}

const STULL_AXES: readonly [ChartAxis, ChartAxis] = ['SiO2', 'Al2O3']
