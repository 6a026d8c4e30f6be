import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What belongs here, or why there is nothing. */
  readonly children?: ReactNode
  /** The ways out: links and buttons. */
  readonly actions?: ReactNode
}

/** A place where nothing is, with what to do next. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <h2>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
