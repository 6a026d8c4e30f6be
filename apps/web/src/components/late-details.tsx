import { type ReactNode, Suspense, useState } from 'react'

interface LateDetailsProps {
  readonly className?: string | undefined
  /** The `<summary>`. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** Details whose content is made, and loaded if it must be, when they are opened. */
export function LateDetails({ className, summary, children }: LateDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={className}
      // The browser may have opened them before the page came to life.
      ref={(details) => void (details?.open && setOpen(true))}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {summary}
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  )
}
