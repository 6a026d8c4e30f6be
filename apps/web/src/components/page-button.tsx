import type { PageLinkAttributes } from './pagination.tsx'
import classes from './page-button.module.css'

export interface PageButtonProps {
  readonly attributes: PageLinkAttributes
  readonly onClick: () => void
}

/** A page of a list that is not in the address: a button where there is no link. */
export function PageButton({ attributes, onClick }: PageButtonProps) {
  const { className, children } = attributes
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-label={attributes['aria-label']}
      aria-current={attributes['aria-current']}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
