import { CardGrid, type MaterialGridProps } from './material-grid.tsx'
import classes from './material-grid.module.css'
import { RecipeCard } from './recipe-card.tsx'

/** Items as cards with their recipe written out. */
export function RecipeGrid(props: MaterialGridProps) {
  return <CardGrid Card={RecipeCard} className={classes.recipes} {...props} />
}
