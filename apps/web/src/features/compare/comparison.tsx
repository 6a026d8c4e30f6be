import { SELECTED_MAX } from '@glazy/contract/limits'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LeftOutOf } from '#components/chemistry/left-out.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { comparedIds, type CompareSearch, leftOutOfComparison } from '#lib/list-search.ts'
import { materialLink } from '#lib/material-link.ts'
import { unselectMaterials } from '#lib/selected-materials.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { kilogramPrice, priceKey, useMaterialPrices } from '#queries/material-prices.ts'
import { materialsToCompare } from '#queries/materials.ts'
import { comparedSections } from '#features/compare/rows/compare-rows.ts'
import { CompareTable } from '#features/compare/table/compare-table.tsx'
import { CompareTools } from '#features/compare/tools/compare-tools.tsx'
import { ComparedOnChart } from './compared-on-chart.tsx'
import { ComparedWork } from '#features/compare/tools/compared-work.tsx'
import classes from './comparison.module.css'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { PartsNotice } from '#features/compare/columns/parts-notice.tsx'
import { readSections } from '#features/compare/rows/shown-sections.ts'
import { useComparedSelection } from './use-compared-selection.ts'

type Items = readonly MaterialSummary[]

export interface ComparisonProps {
  readonly search: CompareSearch
  /** The items on a chart. */
  readonly chart: (items: Items, onOpen: (item: LinkedMaterial) => void) => ReactNode
  /** Puts an item into a collection. */
  readonly onBookmark: (id: number) => void
  /** Begins a blend of the items. */
  readonly blend: (items: Items) => ReactNode
}

/** With more items than these the table needs the width, and the chart comes in its place. */
const BESIDE_MAX = { few: 2, some: 4 } as const

/** Items side by side. Their ids stand in the address, so that a comparison can be passed on. */
export function Comparison({ search, chart, blend, onBookmark }: ComparisonProps) {
  const { t } = useTranslation('compare')
  const { t: tList } = useTranslation('list')
  const { change, open } = useWays(search)
  const ids = comparedIds(search)
  const { list, materials, missing } = useComparedItems(ids)
  const { unread, isOver } = leftOutOfComparison(search)
  const sections = useSections(materials, search)
  const show = (next: readonly number[]) => change({ id: next.join(',') || undefined })
  useComparedSelection(ids, show)

  const reference = materials.find(({ id }) => id === search.ref) ?? materials[0]
  const isWritten = search.raw === true
  return (
    <div
      className={classes.comparison}
      data-items={sizeOf(materials.length)}
      data-view={search.look ?? 'table'}
    >
      <h1 className={classes.heading}>{t('heading')}</h1>
      {reference && (
        <>
          <ComparedWork
            materials={materials}
            sections={sections}
            isWritten={isWritten}
            blend={blend(materials)}
          />
          <CompareTools
            materials={materials}
            referenceId={reference.id}
            search={search}
            onChange={change}
          />
        </>
      )}
      <NotCompared what={[...missing, ...unread]} isOver={isOver} />
      {list.isError && (
        <ErrorNotice
          error={list.error}
          title={tList('error.title')}
          onRetry={() => void list.refetch()}
        />
      )}
      {ids.length === 0 && <NothingToCompare />}
      {reference && (
        <UpdatingOverlay isUpdating={list.isPlaceholderData}>
          <div className={classes.compared}>
            <div className={classes.table}>
              <PartsNotice
                ids={materials.map(({ id }) => id)}
                referenceId={reference.id}
                search={search}
              />
              <LeftOutOf components={materials.flatMap(({ components = [] }) => components)} />
              <CompareTable
                materials={materials}
                sections={sections}
                referenceId={reference.id}
                isWritten={isWritten}
                isOnlyDifferent={search.all !== true && materials.length > 1}
                onBookmark={onBookmark}
                onRemove={(id) => {
                  show(ids.filter((other) => other !== id))
                  unselectMaterials([id])
                }}
                onOpen={(id) => {
                  const material = materials.find((item) => item.id === id)
                  if (material) open(material)
                }}
              />
              <p className={classes.legend}>{t(materials.length > 1 ? 'legend' : 'one')}</p>
            </div>
            <ComparedOnChart>{() => chart(materials, open)}</ComparedOnChart>
          </div>
        </UpdatingOverlay>
      )}
    </div>
  )
}

/** From here to another comparison, and to one of the items. */
function useWays(search: CompareSearch) {
  const navigate = useNavigate()
  return {
    change: (changes: CompareSearch) =>
      void navigate({
        to: '/compare',
        search: { ...search, ...changes },
        replace: true,
        resetScroll: false,
      }),
    open: (item: LinkedMaterial) => void navigate(materialLink(item, search)),
  }
}

/** The items in the order of their ids, and the ids of what is gone or private. */
function useComparedItems(ids: readonly number[]) {
  const list = useQuery({ ...materialsToCompare(ids), enabled: ids.length > 0 })
  const found = ids.length === 0 ? [] : (list.data?.data ?? [])
  const materials = ids.flatMap((id) => found.find((item) => item.id === id) ?? [])
  const isKnown = list.isSuccess && !list.isPlaceholderData
  const missing = isKnown ? ids.filter((id) => !materials.some((item) => item.id === id)) : []
  return { list, materials, missing }
}

interface NotComparedProps {
  /** As the address names it. */
  readonly what: readonly (string | number)[]
  /** Whether there are more than are compared at once. */
  readonly isOver: boolean
}

/** What the address names and the table does not show. */
function NotCompared({ what, isOver }: NotComparedProps) {
  const { t } = useTranslation('compare')
  const { number } = useFormats()
  const names = useNames()
  return (
    <>
      {what.length > 0 && (
        <p role="status">
          {t('leftOut', { count: what.length, list: names.list(what.map(String)) })}
        </p>
      )}
      {isOver && <p role="status">{t('tooMany', { max: number(SELECTED_MAX) })}</p>}
    </>
  )
}

/** What is shown of the items, as the address says. */
function useSections(materials: Items, { show, raw }: CompareSearch) {
  const { prices } = useMaterialPrices()
  const shown = readSections(show)
  return comparedSections(materials, useNames(), {
    isWritten: raw === true,
    priceOf: (material) => kilogramPrice(prices, priceKey(material)),
  }).filter(({ section }) => shown.includes(section))
}

function sizeOf(count: number): 'few' | 'some' | 'many' {
  if (count <= BESIDE_MAX.few) return 'few'
  return count <= BESIDE_MAX.some ? 'some' : 'many'
}
