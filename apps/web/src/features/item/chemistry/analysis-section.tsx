import type { MaterialDetail } from '@glazy/contract/materials'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { LeftOutOf } from '#components/chemistry/left-out.tsx'
import { type TabItem, Tabs } from '#components/tabs.tsx'
import classes from '#components/chemistry/chemistry.module.css'
import { FormulaPanel } from './formula-panel.tsx'
import { MolePercentTable } from './mole-percent-table.tsx'
import { PercentTable } from '#components/chemistry/percent-table.tsx'
import { UmfPanel } from './umf-panel.tsx'

export interface AnalysisSectionProps {
  readonly material: MaterialDetail
  /** Which material brings what, shown under a tab of its own; recipes only. */
  readonly sources?: ReactNode
}

type TabId = 'percent' | 'umf' | 'molePercent' | 'formula' | 'sources'

/** The chemistry of an item: percent, unity formula, mole percent and its own formula. */
export function AnalysisSection({ material, sources }: AnalysisSectionProps) {
  const { t } = useTranslation('chemistry')
  const { name, analysis, chemistry, formula, components } = material
  // Of a raw material the sheet's percentages are what one looks for first.
  const [active, setActive] = useState<TabId>(material.isPrimitive ? 'percent' : 'umf')
  const ids: readonly TabId[] = ['percent', 'umf', 'molePercent', 'formula']
  const tabs = [...ids, ...(sources ? (['sources'] as const) : [])].map((id): TabItem<TabId> => ({
    id,
    label: t(`tabs.${id}`),
  }))
  return (
    <section className={classes.section} aria-labelledby="analysis">
      <h2 id="analysis">{t('title')}</h2>
      <LeftOutOf components={components} />
      {analysis && chemistry ? (
        <Tabs label={t('tabs.label')} tabs={tabs} active={active} onChange={setActive}>
          {active === 'percent' && <PercentTable name={name} analysis={analysis} />}
          {active === 'umf' && <UmfPanel name={name} analysis={analysis} chemistry={chemistry} />}
          {active === 'molePercent' && (
            <MolePercentTable name={name} molePercent={chemistry.molePercent} />
          )}
          {active === 'formula' && (
            <FormulaPanel
              name={name}
              analysis={analysis}
              chemistry={chemistry}
              theoretical={formula}
            />
          )}
          {active === 'sources' && sources}
        </Tabs>
      ) : (
        <p className={classes.hint}>{t('empty')}</p>
      )}
    </section>
  )
}
