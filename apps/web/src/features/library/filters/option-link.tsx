import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { EXACT } from '#lib/exact.ts'
import type { ListSearch } from '#lib/list-search.ts'
import classes from './option-link.module.css'

export interface OptionLinkProps {
  /** The list with this choice. */
  readonly search: ListSearch
  readonly isCurrent: boolean
  readonly onChoose?: (() => void) | undefined
  readonly children: ReactNode
}

/** One choice of a filter: a link, because a filtered list has an address of its own. */
export function OptionLink({ search, isCurrent, onChoose, children }: OptionLinkProps) {
  return (
    <Link
      to="."
      search={search}
      className={classes.option}
      resetScroll={false}
      preload={false}
      onClick={onChoose}
      aria-current={isCurrent || undefined}
      activeOptions={EXACT}
    >
      <span className={classes.text}>{children}</span>
      {isCurrent && <Check size={16} aria-hidden className={classes.mark} />}
    </Link>
  )
}
