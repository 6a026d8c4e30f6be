import { useHydrated, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'

const ItemModal = lazyPart(() => import('./item-modal.tsx'))

/** The item that is open over the page, by the address behind the mask. */
export function OpenItem() {
  const id = useLocation({ select: ({ search }) => openItemId(search) })
  const isHydrated = useHydrated()
  if (id === undefined || !isHydrated) return null
  return (
    <Suspense>
      <ItemModal id={id} />
    </Suspense>
  )
}

function openItemId(search: object): number | undefined {
  const id = 'm' in search ? Number(search.m) : NaN
  return Number.isInteger(id) && id > 0 ? id : undefined
}
