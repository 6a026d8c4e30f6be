import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * What a page offers where no script runs. It is made by the server alone: a browser that runs
 * scripts leaves it as it came until it has its own, and never loads what makes it.
 */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated()
  if (isHydrated) return null
  return import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
