import { letterOf, LETTERS } from '#lib/letters.ts'
import classes from './letter-badge.module.css'

/** The letter that stands for an item in a table and on its chart, in its color. */
export function LetterBadge({ index }: { readonly index: number }) {
  return (
    <span className={classes.badge} data-letter={index < LETTERS ? index + 1 : undefined}>
      {letterOf(index)}
    </span>
  )
}
