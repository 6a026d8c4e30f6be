import type { CSSProperties } from 'react'
import { starsOf } from '#lib/stars.ts'
import classes from './stars.module.css'

export interface StarsProps {
  readonly rating: number
  /** The rating in words. */
  readonly label: string
}

/** Five stars, of which as many halves are filled as the rating has. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span
      className={classes.stars}
      style={{ '--share': `${starsOf(rating) * 20}%` } as CSSProperties}
      role="img"
      aria-label={label}
      title={label}
    />
  )
}
