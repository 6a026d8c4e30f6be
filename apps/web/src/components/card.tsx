import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

export interface CardProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with a heading and a frame of its own. */
export function Card({ title, hint, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  )
}
