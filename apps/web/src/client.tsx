import '#lib/no-eval.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StartClient } from '@tanstack/react-start/client'
import { keepEarlyClicks } from '#lib/early-clicks.ts'
import { keepEarlyInput } from '#lib/forms/early-input.ts'
import { isShell } from '#lib/page-data.ts'

keepEarlyInput()
keepEarlyClicks()

// The page has been painted before this runs: see `start-after-paint.ts`.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    // What it finds is the empty frame of the page that the browser is about to fill.
    isShell() ? { onRecoverableError: () => undefined } : {},
  )
})
