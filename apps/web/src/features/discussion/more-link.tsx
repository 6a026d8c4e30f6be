import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { isPlainClick } from '#lib/item-links.ts'
import classes from './discussion.module.css'

export interface MoreLinkProps {
  /** The page that shows what is not here. */
  readonly href: string
  readonly isBusy: boolean
  /** Brings it here instead. */
  readonly onMore: () => void
  readonly children: ReactNode
}

/** Brings what is not shown yet; without scripts it leads to a page that shows it. */
export function MoreLink({ href, isBusy, onMore, children }: MoreLinkProps) {
  return (
    <div className={classes.more}>
      <a
        className={buttonClass('quiet')}
        href={href}
        aria-busy={isBusy}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onMore()
        }}
      >
        {children}
      </a>
    </div>
  )
}
