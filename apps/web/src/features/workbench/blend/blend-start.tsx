import type { BlendType } from '@glazy/ceramics/batch/blend'
import { Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { BlendMenu } from './blend-menu.tsx'

const BlendWork = lazyPart(() => import('./blend-work.tsx'))

export interface BlendStartProps {
  /** What can be blended; items with negative ids lie on the workbench. */
  readonly items: readonly { readonly id: number; readonly name: string }[]
}

/** The ways to blend what is shown; what blends is loaded when one is chosen. */
export function BlendStart({ items }: BlendStartProps) {
  const [type, setType] = useState<BlendType>()
  return (
    <>
      <Suspense>
        <BlendMenu count={items.length} onChoose={setType} />
      </Suspense>
      {type && (
        <Suspense>
          <BlendWork type={type} items={items} onClose={() => setType(undefined)} />
        </Suspense>
      )}
    </>
  )
}
