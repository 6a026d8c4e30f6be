import { Suspense, useState } from 'react'
import type { AlikeGroups } from '#features/library/card/material-grid.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import type { AlikeGroupProps } from './alike-group.tsx'

const AlikeGroup = lazyPart(() => import('./alike-group.tsx'))

/** The recipes for which others of a list stand, as they are opened and closed. */
export function useAlikeGroups(list: Omit<AlikeGroupProps, 'material'>): AlikeGroups {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) => setOpened((before) => toggled(before, id)),
    below: (material) =>
      opened.has(material.id) && (
        <Suspense>
          <AlikeGroup material={material} {...list} />
        </Suspense>
      ),
  }
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
