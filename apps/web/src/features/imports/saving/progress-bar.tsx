import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import classes from '#features/imports/recipe-import.module.css'

export interface ProgressBarProps {
  readonly title: string
  /** From 0 to 1; undefined where nobody knows. */
  readonly share?: number | undefined
  /** What is said below the bar. */
  readonly children?: ReactNode
  readonly cancel: string
  readonly onCancel: () => void
}

/** How far something long has come, with the way to end it. */
export function ProgressBar({ title, share, children, cancel, onCancel }: ProgressBarProps) {
  return (
    <div className={classes.progress} role="status">
      <p className={classes.progressTitle}>{title}</p>
      <progress aria-label={title} max={1} {...(share !== undefined && { value: share })} />
      {children && <p className={classes.hint}>{children}</p>}
      <Button onClick={onCancel}>{cancel}</Button>
    </div>
  )
}
