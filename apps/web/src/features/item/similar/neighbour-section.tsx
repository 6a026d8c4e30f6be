import type { MaterialSummary } from '@glazy/contract/materials'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { NeighbourList } from '#queries/material-detail.ts'
import { NeighbourSkeleton } from './neighbour-skeleton.tsx'
import classes from './similar.module.css'
import { useNearView } from '#lib/use-near-view.ts'

const NeighbourPages = lazyPart(() => import('./neighbour-pages.tsx'))

/** Pixels below the window at which they are asked for: with the first view of no page. */
const HEAD_START = 900

export interface NeighbourSectionProps {
  readonly list: NeighbourList
  /** The item whose neighbours are shown. */
  readonly id: number
  readonly children: (materials: readonly MaterialSummary[]) => ReactNode
}

/** Items that stand near another one; they are asked for when they are about to be seen. */
export function NeighbourSection({ list, id, children }: NeighbourSectionProps) {
  const { t } = useTranslation('detail')
  const section = useRef<HTMLElement>(null)
  const headingId = useId()
  const isNear = useNearView(section, HEAD_START)
  const title = t(`similar.${list}.title`)
  return (
    <section ref={section} className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {isNear ? (
        <Suspense fallback={<NeighbourSkeleton />}>
          <NeighbourPages list={list} id={id} title={title}>
            {children}
          </NeighbourPages>
        </Suspense>
      ) : (
        <NeighbourSkeleton />
      )}
    </section>
  )
}
