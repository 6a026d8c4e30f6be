import '#lib/no-eval.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StartClient } from '@tanstack/react-start/client'

/** A page in the background gets no frames; it is brought to life after this long all the same. */
const LONGEST_WAIT_MS = 250

/**
 * The page is readable as the server sent it: it is painted first and brought to life afterwards,
 * so that our scripts never stand between a visitor and the recipe.
 */
function afterFirstPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_WAIT_MS)
}

afterFirstPaint(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    )
  }),
)
