import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Anvil, Scale } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { UpdatingOverlay } from '#components/updating-overlay.tsx'
import { CompareTable } from './compare-table.tsx'
import { PartsNotice } from './parts-notice.tsx'
import { SectionMenu } from './section-menu.tsx'
import { readSections, writeSections } from './shown-sections.ts'
import { useComparedSelection } from './use-compared-selection.ts'
import { materialLink } from '#lib/material-link.ts'
import { comparedIds, type CompareSearch } from '#lib/list-search.ts'
import { unselectMaterials } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useBegun } from '#lib/use-begun.ts'
import { useNearView } from '#lib/use-near-view.ts'
import { kilogramPrice, priceKey, useMaterialPrices } from '#queries/material-prices.ts'
import { materialsToCompare } from '#queries/materials.ts'
import classes from './comparison.module.css'

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

/** Items side by side. Their ids stand in the address, so that a comparison can be passed on. */
export function Comparison({ search, chart, blend, onBookmark }: ComparisonProps) {
  const { t } = useTranslation('compare')
  const { t: tList } = useTranslation('list')
  const navigate = useNavigate()
  const ids = comparedIds(search)
  const { prices } = useMaterialPrices()
  const list = useQuery({ ...materialsToCompare(ids), enabled: ids.length > 0 })
  const change = (changes: CompareSearch) =>
    void navigate({
      to: '/compare',
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    })
  const open = (item: LinkedMaterial) => void navigate(materialLink(item, search))
  const show = (next: readonly number[]) => change({ id: next.join(',') || undefined })
  useComparedSelection(ids, show)

  const found = ids.length === 0 ? [] : (list.data?.data ?? [])
  const materials = ids.flatMap((id) => found.find((item) => item.id === id) ?? [])
  const missing = list.isSuccess && !list.isPlaceholderData ? ids.length - materials.length : 0
  const reference = materials.find(({ id }) => id === search.ref) ?? materials[0]
  return (
    <>
      <header className={classes.head}>
        <h1>{t('heading')}</h1>
        {materials.length > 0 && (
          <CompareTools
            materials={materials}
            search={search}
            onChange={change}
            blend={blend(materials)}
          />
        )}
      </header>
      {missing > 0 && <p role="status">{t('missing', { count: missing })}</p>}
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
            <ComparedOnChart>{() => chart(materials, open)}</ComparedOnChart>
            <div className={classes.table}>
              <p className={classes.legend}>{t(materials.length > 1 ? 'legend' : 'one')}</p>
              <PartsNotice
                ids={materials.map(({ id }) => id)}
                referenceId={reference.id}
                search={search}
              />
              <CompareTable
                materials={materials}
                referenceId={reference.id}
                shown={readSections(search.show)}
                priceOf={(material) => kilogramPrice(prices, priceKey(material))}
                isOnlyDifferent={search.diff === true && materials.length > 1}
                onBookmark={onBookmark}
                onReference={(ref) => change({ ref })}
                onRemove={(id) => {
                  show(ids.filter((other) => other !== id))
                  unselectMaterials([id])
                }}
                onOpen={(id) => {
                  const material = materials.find((item) => item.id === id)
                  if (material) open(material)
                }}
              />
            </div>
          </div>
        </UpdatingOverlay>
      )}
    </>
  )
}

interface CompareToolsProps {
  readonly materials: readonly MaterialSummary[]
  readonly search: CompareSearch
  readonly onChange: (changes: CompareSearch) => void
  readonly blend: ReactNode
}

/** Where the compared items can go from here, and what is shown of them. */
function CompareTools({ materials, search, onChange, blend }: CompareToolsProps) {
  return (
    <>
      <ComparedWork materials={materials} blend={blend} />
      <SectionMenu
        shown={readSections(search.show)}
        onChange={(sections) => onChange({ show: writeSections(sections) })}
      />
      {materials.length > 1 && (
        <OnlyDifferent
          isChosen={search.diff === true}
          onChange={(isChosen) => onChange({ diff: isChosen || undefined })}
        />
      )}
    </>
  )
}

interface OnlyDifferentProps {
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

function OnlyDifferent({ isChosen, onChange }: OnlyDifferentProps) {
  const { t } = useTranslation('compare')
  return (
    <label className={classes.only}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {t('difference.only')}
    </label>
  )
}

/** From looking to working: what is compared is blended, or laid out on the workbench. */
function ComparedWork({ materials, blend }: Pick<CompareToolsProps, 'materials' | 'blend'>) {
  const { t } = useTranslation('compare')
  return (
    <div className={classes.work}>
      <Link
        to="/workbench"
        search={{ add: materials.map(({ id }) => id) }}
        className={buttonClass('plain')}
      >
        <Anvil size={16} aria-hidden />
        {t('workbench')}
      </Link>
      {blend}
    </div>
  )
}

/** Pixels below the window at which the chart is brought. */
const CHART_HEAD_START = 100

/** Above the table, and on a phone, where it would hide the figures, below it. */
function ComparedOnChart({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('compare')
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, CHART_HEAD_START)
  const isWanted = useBegun() || isNear
  const room = <div className={classes.room} />
  return (
    <section ref={place} className={classes.chart} aria-label={t('chart')}>
      {isWanted ? <Suspense fallback={room}>{children()}</Suspense> : room}
    </section>
  )
}

function NothingToCompare() {
  const { t } = useTranslation('compare')
  return (
    <EmptyState
      icon={<Scale size={40} aria-hidden />}
      title={t('empty.title')}
      actions={
        <>
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('empty.action')}
          </Link>
          <Link to="/materials" className={buttonClass('plain')}>
            {t('empty.materials')}
          </Link>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
