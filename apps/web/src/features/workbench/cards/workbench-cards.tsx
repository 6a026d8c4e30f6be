import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Workbench } from '#features/workbench/contents/workbench.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'
import { useNewCards } from './use-new-cards.ts'
import { useTargetSources } from '#features/workbench/target/use-target-sources.ts'
import type { WorkbenchActions } from '#features/workbench/bench/use-workbench-actions.ts'
import { type CardParts, WorkedCard } from './worked-card.tsx'
import classes from '#features/workbench/bench/workbench.module.css'

export interface WorkbenchCardsProps extends CardParts {
  readonly store: WorkbenchStore
  readonly list: Workbench
  readonly library: ReadonlyMap<number, MaterialSummary>
  readonly analyses: ReadonlyMap<number, Analysis>
  readonly workbench: WorkbenchActions
}

/** The items in their order; those that are being changed stand open among the others. */
export function WorkbenchCards(props: WorkbenchCardsProps) {
  const { store, list, library, analyses, workbench, forms, recalculation } = props
  const sources = useTargetSources(list, analyses)
  const newCards = useNewCards(store, sources)
  return (
    <ul className={classes.cards}>
      {list.items.map((item) => (
        <WorkedCard
          key={item.id}
          item={item}
          list={list}
          store={store}
          workbench={workbench}
          material={library.get(item.id)}
          analysis={analyses.get(item.id)}
          sources={sources}
          forms={forms}
          recalculation={recalculation}
          onCopy={() => void newCards.copy(item)}
          onTarget={() => void newCards.target(item)}
        />
      ))}
    </ul>
  )
}
