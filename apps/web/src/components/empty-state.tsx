import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** 1 where it stands for the whole page. */
  readonly level?: 1 | 2
  /** What belongs here, or why there is nothing. */
  readonly children?: ReactNode
  /** The ways out: links and buttons. */
  readonly actions?: ReactNode
}

/** A place where nothing is, with what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, level = 2, children, actions } = props
  const Heading = `h${level}` as const
  return (
    <div className={classes.state}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
