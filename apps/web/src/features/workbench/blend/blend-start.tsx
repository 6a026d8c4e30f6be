import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { BlendStarterProps } from './blend-starter.tsx'

const BlendStarter = lazy(() => import('./blend-starter.tsx'))

/** The ways to blend what is shown, loaded as soon as there is more than one thing to blend. */
export function BlendStart({ items }: BlendStarterProps) {
  if (items.length < 2) return null
  return (
    <ClientOnly>
      <Suspense>
        <BlendStarter items={items} />
      </Suspense>
    </ClientOnly>
  )
}
