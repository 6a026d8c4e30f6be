import type { MaterialSummary } from '@glazy/contract/materials'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { CardTexts } from './card-texts.ts'
import classes from './alike-link.module.css'

export interface AlikeLinkProps extends CardTexts {
  readonly material: MaterialSummary
}

/** The way to the recipes of the same composition for which this one stands in a list. */
export function AlikeLink({ material, t, formats }: AlikeLinkProps) {
  const { id, name, alike = 0 } = material
  if (alike === 0) return null
  return (
    <a
      className={classes.alike}
      href={`${LIST_PATHS.recipes}?alike_to=${id}`}
      aria-label={t('alike.of', { count: alike, total: formats.number(alike), name })}
    >
      {t('alike.more', { count: alike, total: formats.number(alike) })}
    </a>
  )
}
