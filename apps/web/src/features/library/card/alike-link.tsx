import type { MaterialSummary } from '@glazy/contract/materials'
import { ChevronDown } from 'lucide-react'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { CardTexts } from './card-texts.ts'
import classes from './alike-link.module.css'

export interface AlikeLinkProps extends Pick<CardTexts, 't'> {
  readonly material: MaterialSummary
  /** Whether the others stand below. */
  readonly isOpen: boolean
}

/**
 * The way to the recipes of the same composition for which this one stands in a list: the list around
 * it opens them in place, and without scripts they are a list of their own.
 */
export function AlikeLink({ material, isOpen, t }: AlikeLinkProps) {
  const { id, name, alike = 0 } = material
  if (alike === 0) return null
  return (
    <a
      className={classes.alike}
      href={`${LIST_PATHS.recipes}?alike_to=${id}`}
      data-alike={id}
      aria-expanded={isOpen}
      title={t('alike.of', { count: alike, name })}
    >
      {t('alike.more', { count: alike })}
      <ChevronDown size={14} aria-hidden />
    </a>
  )
}
