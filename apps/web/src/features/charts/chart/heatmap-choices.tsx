import { findCone } from '@glazy/ceramics/firing/cones'
import type { Heatmap } from '@glazy/ceramics/charts/heatmaps'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SelectField } from '#components/select-field.tsx'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type HeatmapKind, heatmaps } from '#queries/chart-layers.ts'
import classes from './chart-options-dialog.module.css'
import type { ChartChoices } from './use-chart-choices.ts'

export interface HeatmapChoicesProps {
  readonly choices: ChartChoices
}

/** Which glazes are counted under the points: those of a type, those of a cone. */
export function HeatmapChoices({ choices }: HeatmapChoicesProps) {
  const { t } = useTranslation('chart')
  const names = useNames()
  const { settings, setSettings } = choices
  const { type, cone } = settings.heatmap
  const change = (heatmap: Partial<typeof settings.heatmap>) =>
    setSettings({ ...settings, heatmap: { ...settings.heatmap, ...heatmap } })
  const isShown = type.visible || cone.visible
  return (
    <details className={classes.group}>
      <summary>{t(isShown ? 'heatmap.headingOn' : 'heatmap.heading')}</summary>
      <p className={classes.hint}>{t('heatmap.hint')}</p>
      <HeatmapSelect
        kind="type"
        value={type.visible ? type.selectedTypeId : null}
        nameOf={(id) => typePath(names, id)}
        onChange={(id) => change({ type: { visible: id !== null, selectedTypeId: id } })}
      />
      <HeatmapSelect
        kind="cone"
        value={cone.visible ? cone.selectedConeId : null}
        nameOf={(id) => findCone(id)?.label ?? String(id)}
        onChange={(id) => change({ cone: { visible: id !== null, selectedConeId: id } })}
      />
    </details>
  )
}

interface HeatmapSelectProps {
  readonly kind: HeatmapKind
  readonly value: number | null
  readonly nameOf: (id: Heatmap['id']) => string
  readonly onChange: (id: number | null) => void
}

function HeatmapSelect({ kind, value, nameOf, onChange }: HeatmapSelectProps) {
  const { t } = useTranslation('chart')
  const { data, isError, error, refetch } = useQuery(heatmaps(kind))
  if (isError) {
    return <ErrorNotice error={error} title={t('layers.error')} onRetry={() => void refetch()} />
  }
  const known = (data ?? []).map(({ id, total }) => ({
    value: String(id),
    label: t('heatmap.title', { name: nameOf(id), count: total }),
  }))
  // What was chosen before may have lost its last glaze since.
  const isGone = value !== null && data !== undefined && !data.some(({ id }) => id === value)
  return (
    <SelectField
      label={t(kind === 'type' ? 'heatmap.byType' : 'heatmap.byCone')}
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
      options={[
        { value: '', label: t('heatmap.none') },
        ...known,
        ...(value !== null && (isGone || data === undefined)
          ? [{ value: String(value), label: t('heatmap.title', { name: nameOf(value), count: 0 }) }]
          : []),
      ]}
    />
  )
}
