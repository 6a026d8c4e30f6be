import { useRouterState } from '@tanstack/react-router'
import { type ChartSubject, chartSubject } from './chart-subject.ts'

/** What the page that is shown has to put on a chart; `undefined` on all other pages. */
export function useChartSubject(): ChartSubject | undefined {
  // As text, which is the same as long as it says the same: a page changes more often than that.
  const text = useRouterState({
    select: ({ matches }) => JSON.stringify(chartSubject(matches.at(-1)) ?? null),
  })
  return (JSON.parse(text) as ChartSubject | null) ?? undefined // written one line above
}
