import type { ReactNode } from 'react'
import classes from './prompt-card.module.css'

export interface PromptCardProps {
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
}

/** A question at the edge of the page that can wait for its answer. */
export function PromptCard({ title, text, actions }: PromptCardProps) {
  return (
    <section className={classes.card} role="status" aria-label={title}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{actions}</div>
    </section>
  )
}
