import { useNames } from '#lib/texts/use-translation.ts'
import type { NamedItem } from '#lib/texts/names.ts'
import classes from './material-name.module.css'

/**
 * What an item is called: a raw material in the visitor's language, and beside it, smaller, the name
 * under which it is in the library.
 */
export function MaterialName({ name, kind }: NamedItem) {
  const localName = useNames().material({ name, ...(kind !== undefined && { kind }) })
  if (localName === undefined) return name
  return (
    <>
      {localName}{' '}
      <span className={classes.original} lang="en">
        {name}
      </span>
    </>
  )
}
