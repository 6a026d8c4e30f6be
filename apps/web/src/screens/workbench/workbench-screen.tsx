import { useMediaQuery } from '@mantine/hooks'
import { Link, useHydrated } from '@tanstack/react-router'
import { Anvil } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import page from '#components/page.module.css'
import { Tabs } from '#components/tabs.tsx'
import { forgetDraft } from '#features/editor/saving/forget-draft.ts'
import { WeighingTable } from '#features/studio/weighing-table/weighing-table.tsx'
import { useWorkbench, useWorkbenchStore } from '#features/workbench/contents/use-workbench.ts'
import { isInAnyMode } from '#features/workbench/contents/workbench.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Arrivals, useArrivals } from '#features/workbench/cards/use-arrivals.ts'
import { useAnalyses } from '#features/workbench/contents/use-analyses.ts'
import { useLibraryItems } from '#features/workbench/contents/use-library-items.ts'
import { useWorkbenchActions } from '#features/workbench/bench/use-workbench-actions.ts'
import { WorkbenchCards } from '#features/workbench/cards/workbench-cards.tsx'
import { OpenCard } from './open-card.tsx'
import { WorkbenchChart } from './workbench-chart.tsx'
import { WorkbenchHead } from '#features/workbench/bench/workbench-head.tsx'
import classes from '#features/workbench/bench/workbench.module.css'

const RecalculationNotice = lazyPart(async () => {
  const part = await import('#features/editor/analysis/recalculation-notice.tsx')
  return { default: part.RecalculationNotice }
})

type View = 'cards' | 'chart' | 'weighing'

/** From this width on the chart is beside the cards, not in their place. */
const WIDE = '(min-width: 75rem)'

/** Items worked on side by side: blended, changed, matched to a target, weighed, saved. */
export function WorkbenchScreen({ arrivals }: { readonly arrivals: Arrivals }) {
  const { t } = useTranslation('workbench')
  const { t: tCommon } = useTranslation('common')
  const store = useWorkbenchStore()
  // Only the browser knows what is on the workbench.
  const isHydrated = useHydrated()
  const isArriving = useArrivals(store, arrivals)
  const list = useWorkbench(store)
  const workbench = useWorkbenchActions(store, forgetDraft)
  const library = useLibraryItems(store, list, workbench.isSaving)
  const analyses = useAnalyses(list.items, library.byId)
  const [chosen, setView] = useState<View>('cards')
  const isWide = useMediaQuery(WIDE)
  // A card that is open needs the room, and has figures of its own.
  const isBeside = isWide && !list.items.some(({ id }) => isInAnyMode(list, id))
  const views: readonly View[] = isBeside ? ['cards', 'weighing'] : ['cards', 'chart', 'weighing']
  const view = views.includes(chosen) ? chosen : 'cards'
  const chart = <WorkbenchChart items={list.items} analyses={analyses} />
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'workbench', content: t('title') },
        ]}
      />
      <WorkbenchHead list={list} workbench={workbench} />
      {library.error && (
        <ErrorNotice error={library.error} title={t('loadFailed')} onRetry={library.retry} />
      )}
      {list.items.length === 0 ? (
        isArriving || !isHydrated ? (
          <LoadingScreen />
        ) : (
          <NothingHere />
        )
      ) : (
        <div className={classes.bench} data-beside={isBeside || undefined}>
          <div className={classes.work}>
            <Tabs
              label={t('views.label')}
              tabs={views.map((id) => ({ id, label: t(`views.${id}`) }))}
              active={view}
              onChange={setView}
            >
              {view === 'cards' && (
                <WorkbenchCards
                  store={store}
                  list={list}
                  library={library.byId}
                  analyses={analyses}
                  workbench={workbench}
                  forms={(card) => <OpenCard {...card} />}
                  recalculation={(saved) => (
                    <RecalculationNotice key={saved.version} saved={saved} />
                  )}
                />
              )}
              {view === 'chart' && chart}
              {view === 'weighing' && (
                <WeighingTable recipes={list.items.filter(({ lines }) => lines.length > 0)} />
              )}
            </Tabs>
          </div>
          {isBeside && chart}
        </div>
      )}
    </div>
  )
}

function NothingHere() {
  const { t } = useTranslation('workbench')
  return (
    <EmptyState
      icon={<Anvil size={40} aria-hidden />}
      title={t('empty.title')}
      actions={
        <>
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('empty.recipes')}
          </Link>
          <Link to="/compare" className={buttonClass('plain')}>
            {t('empty.compare')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
