import { type ReactNode, useEffect, useRef } from 'react'
import classes from './narrow-card.module.css'

export interface NarrowCardProps {
  readonly title: string
  /** That it takes the place of a form that has been sent: then it takes the focus too. */
  readonly isResult?: boolean
  /** A link at the right of the title. */
  readonly aside?: ReactNode
  /** A sentence below the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Ways to other pages, below the card. */
  readonly footer?: ReactNode
}

/** A page that is one small card in the middle: a form, or what came of it. */
export function NarrowCard(props: NarrowCardProps) {
  const { title, isResult = false, aside, lead, children, footer } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isResult) heading.current?.focus()
  }, [isResult])
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <header className={classes.header}>
          <h1 ref={heading} tabIndex={isResult ? -1 : undefined} className={classes.title}>
            {title}
          </h1>
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </section>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  )
}
