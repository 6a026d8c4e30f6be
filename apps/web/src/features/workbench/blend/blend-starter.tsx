import type { BlendType } from '@glazy/ceramics/batch/blend'
import { lazy, Suspense, useState } from 'react'
import { BlendMenu } from './blend-menu.tsx'

const BlendWork = lazy(() => import('./blend-work.tsx'))

export interface BlendStarterProps {
  /** What can be blended; items with negative ids lie on the workbench. */
  readonly items: readonly { readonly id: number; readonly name: string }[]
}

/** The ways to blend what is shown; what blends is loaded when one is chosen. */
export default function BlendStarter({ items }: BlendStarterProps) {
  const [type, setType] = useState<BlendType>()
  return (
    <>
      <BlendMenu count={items.length} onChoose={setType} />
      {type && (
        <Suspense>
          <BlendWork type={type} items={items} onClose={() => setType(undefined)} />
        </Suspense>
      )}
    </>
  )
}
