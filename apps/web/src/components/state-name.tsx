import color from '#components/state-color.module.css'
import type { Names } from '#lib/texts/names.ts'
import classes from './state-name.module.css'

export interface StateNameProps {
  readonly id: number
  readonly names: Pick<Names, 'of'>
}

/** In what state an item is, in words and by color. */
export function StateName({ id, names }: StateNameProps) {
  const name = names.of('state', id)
  if (name === undefined) return null
  return (
    <span className={`${classes.name} ${color.state}`} data-state={id}>
      {name}
    </span>
  )
}
