import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { PointColumns as Traits } from '@glazy/contract/points/point-columns'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'

export interface FiguredPoint {
  readonly id: number
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly figures: readonly [number, number]
}

interface LookedAtPoints {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly points: PointColumns
  readonly traits: Traits
  readonly onOpen: (item: LinkedMaterial) => void
}

/** The point under the pointer, the one that a finger has touched, and the way to their pages. */
export function useLookedAt({ x, y, points, traits, onOpen }: LookedAtPoints) {
  const queries = useQueryClient()
  const { t } = useTranslation('explorer')
  const [hoveredRow, setHoveredRow] = useState<number>()
  const [touchedRow, setTouchedRow] = useState<number>()

  const pointOf = (row: number | undefined): FiguredPoint | undefined =>
    row === undefined
      ? undefined
      : {
          id: traits.ids[row] ?? 0,
          x,
          y,
          figures: [points.xs[row] ?? NaN, points.ys[row] ?? NaN],
        }

  async function open(id: number) {
    const wanted = { ...materialDetail(id), staleTime: 'static' } as const
    // The card or sheet that asked for the item goes: without another one who waits it is not fetched.
    const stopWaiting = new QueryObserver(queries, wanted).subscribe(() => undefined)
    const item = await queries.query(wanted).catch(() => notify('error', t('sheet.error')))
    stopWaiting()
    if (item) onOpen(item)
  }

  return {
    hovered: pointOf(hoveredRow),
    touched: pointOf(touchedRow),
    hover: setHoveredRow,
    choose: (row: number, isTouch: boolean) =>
      isTouch ? setTouchedRow(row) : void open(traits.ids[row] ?? 0),
    open: (id: number) => void open(id),
    close: () => setTouchedRow(undefined),
  }
}
