import { percentFromMoles } from '@glazy/ceramics/chemistry/analysis'
import { ClientOnly } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { LeftOut } from '#components/chemistry/left-out.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import type { EditorRow } from '#features/editor/recipe/editor-rows.ts'
import { withAmounts } from '#features/editor/recipe/named-rows.ts'
import type { SetRows } from '#features/editor/recipe/recipe-editor.tsx'
import type { TargetFormula } from '#features/workbench/target/target-formula.ts'
import { SolveLink } from '#features/workbench/target/solve-link.tsx'
import { TargetPanel } from '#features/workbench/target/target-panel.tsx'
import type { WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSettledValue } from '#lib/use-settled-value.ts'
import { useRowChemistry } from '#features/editor/recipe/use-row-chemistry.ts'
import { chartedItem } from '#features/workbench/bench/charted-item.ts'
import classes from '#features/workbench/cards/workbench-card.module.css'

const ListChart = lazyPart(() => import('#features/charts/chart/list-chart.tsx'))

export interface TargetPreviewProps {
  readonly item: WorkbenchItem
  readonly rows: readonly EditorRow[]
  readonly setRows: SetRows
  readonly sources: readonly TargetFormula[]
  readonly onTarget: (target: TargetFormula) => void
}

const NO_TARGET: TargetFormula = { name: '', moles: {} }

/** The point of a target among those of items, whose ids are never 0. */
const TARGET_ID = 0

/** A recipe that is being written beside the formula it should match. */
export function TargetPreview({ rows, ...rest }: TargetPreviewProps) {
  return <SettledPreview {...rest} rows={useSettledValue(rows)} />
}

const SettledPreview = memo(function SettledPreview(props: TargetPreviewProps) {
  const { item, rows, setRows, sources, onTarget } = props
  const { t } = useTranslation('workbench')
  const { typed } = useFormats()
  const { umf, groups, rows: analysed, analysis, unknown } = useRowChemistry(rows)
  const { target = NO_TARGET } = item
  const percent = percentFromMoles(target.moles, 0)
  return (
    <div className={classes.previews}>
      <TargetPanel
        target={target}
        moles={umf?.moles ?? null}
        groups={groups}
        rows={analysed}
        sources={sources}
        onTarget={onTarget}
        onAmounts={(amounts) => setRows((before) => withAmounts(before, amounts, typed))}
      />
      <SolveLink
        moles={target.moles}
        materials={rows.flatMap(({ material }) => (material ? [material.id] : []))}
      />
      {umf && <RatioLine umf={umf} groups={groups} />}
      <LeftOut names={unknown} />
      <section className={classes.chart} aria-label={t('chart.target')}>
        <ClientOnly>
          <Suspense>
            <ListChart
              materials={[
                chartedItem(
                  { id: TARGET_ID, name: target.name || t('chart.targetName'), kind: 'recipe' },
                  { percent, loi: 0 },
                ),
                chartedItem(item, analysis),
              ]}
              isMarked
              look="page"
              onOpen={() => undefined}
            />
          </Suspense>
        </ClientOnly>
      </section>
    </div>
  )
})
