import { OXIDES, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import {
  targetDifferences,
  targetDistance,
  targetNearness,
} from '@glazy/ceramics/target/target-distance'
import type { UmfGroups } from '@glazy/ceramics/chemistry/unity'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { DifferenceTable } from './difference-table.tsx'
import { targetOf, type TargetFormula, withMoles } from './target-formula.ts'
import type { HelpedRow, SolvedAmount } from './target-help.ts'
import { TargetHelp } from './target-help-list.tsx'
import classes from './target.module.css'

export interface TargetPanelProps {
  readonly target: TargetFormula
  /** Unity formula of the recipe; null while it has none. */
  readonly moles: OxideAmounts | null
  readonly groups: UmfGroups
  /** Ingredients that are known with their amounts. */
  readonly rows: readonly HelpedRow[]
  /** Items whose formula can be taken as the target. */
  readonly sources: readonly TargetFormula[]
  readonly onTarget: (target: TargetFormula) => void
  readonly onAmounts: (amounts: readonly SolvedAmount[]) => void
}

/** A recipe beside the formula it should match: oxide by oxide, as a whole, and the steps there. */
export function TargetPanel(props: TargetPanelProps) {
  const { target, moles, groups, rows, sources, onTarget, onAmounts } = props
  const { t } = useTranslation('target')
  const distance = moles ? targetDistance(moles, target.moles) : null
  return (
    <Card title={target.name === '' ? t('titleTyped') : t('title', { name: target.name })}>
      <Distance distance={distance} hasFormula={moles !== null} />
      <DifferenceTable
        differences={targetDifferences(moles ?? {}, target.moles)}
        hasFormula={moles !== null}
        onChange={(oxide, value) => onTarget(withMoles(target, oxide, value))}
      />
      <div className={classes.choices}>
        <SourceSelect sources={sources} onTarget={onTarget} />
        <OxideSelect
          target={target}
          onChoose={(oxide) => onTarget(withMoles(target, oxide, 0.1))}
        />
      </div>
      {distance !== null && (
        <TargetHelp
          rows={rows}
          target={target.moles}
          distance={distance}
          groups={groups}
          onAmounts={onAmounts}
        />
      )}
    </Card>
  )
}

interface DistanceProps {
  readonly distance: number | null
  readonly hasFormula: boolean
}

/** How far the recipe is from its target, as a figure and in words. */
function Distance({ distance, hasFormula }: DistanceProps) {
  const { t } = useTranslation('target')
  const { fixed } = useFormats()
  if (distance === null) {
    return <p className={classes.none}>{t(hasFormula ? 'noTarget' : 'noFormula')}</p>
  }
  const nearness = targetNearness(distance)
  const percent = fixed(100 * distance, 1)
  return (
    <div className={classes.distance} data-nearness={nearness}>
      <p className={classes.figure} role="status">
        <strong data-distance>{t('distance', { percent })}</strong> {t(`nearness.${nearness}`)}
      </p>
      <p className={classes.hint}>{t('distanceHint', { percent })}</p>
    </div>
  )
}

type SourceSelectProps = Pick<TargetPanelProps, 'sources' | 'onTarget'>

function SourceSelect({ sources, onTarget }: SourceSelectProps) {
  const { t } = useTranslation('target')
  if (sources.length === 0) return null
  return (
    <SelectField
      label={t('source')}
      value=""
      options={[
        { value: '', label: t('choose') },
        ...sources.map(({ name }, at) => ({ value: String(at), label: name })),
      ]}
      onChange={(value) => {
        const source = sources[Number(value)]
        if (value !== '' && source) onTarget(targetOf(source.name, source.moles))
      }}
    />
  )
}

interface OxideSelectProps {
  readonly target: TargetFormula
  readonly onChoose: (oxide: Oxide) => void
}

function OxideSelect({ target, onChoose }: OxideSelectProps) {
  const { t } = useTranslation('target')
  const free = OXIDES.filter((oxide) => target.moles[oxide] === undefined)
  return (
    <SelectField
      label={t('addOxide')}
      value=""
      options={[
        { value: '', label: t('choose') },
        ...free.map((oxide) => ({ value: oxide, label: oxide })),
      ]}
      onChange={(value) => {
        const oxide = free.find((one) => one === value)
        if (oxide) onChoose(oxide)
      }}
    />
  )
}
