import type { ReactNode } from 'react'
import classes from './skip-link.module.css'

export interface SkipLinkProps {
  /** Id of the part to jump to. */
  readonly target: string
  readonly children: ReactNode
}

/** A link that appears when it is focused, for those who do not use a pointer. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={classes.link} href={`#${target}`}>
      {children}
    </a>
  )
}
