import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ReadBelongings } from './read-belongings.ts'
import classes from '#features/imports/recipe-import.module.css'
import type { ImportedCounts } from '#features/imports/saving/use-saving.ts'

/** Says what an export holds besides recipes, and what becomes of it. */
export function BelongingsList({ belongings }: { readonly belongings: readonly ReadBelongings[] }) {
  const { t } = useTranslation('imports')
  if (belongings.length === 0) return null
  const count = (list: keyof ImportedCounts) =>
    belongings.reduce((sum, { found }) => sum + found[list].length, 0)
  return (
    <section className={classes.part} aria-labelledby="belongings">
      <h2 id="belongings" className={classes.heading}>
        {t('belongings.title')}
      </h2>
      <BelongingsCounts
        counts={{
          collections: count('collections'),
          inventory: count('inventory'),
          kilnSchedules: count('kilnSchedules'),
          logs: count('logs'),
        }}
      />
      <p className={classes.hint}>{t('belongings.text')}</p>
    </section>
  )
}

const LISTS = ['collections', 'inventory', 'kilnSchedules', 'logs'] as const

/** How much there is of each; what there is none of is not named. */
export function BelongingsCounts({ counts }: { readonly counts: ImportedCounts }) {
  const { t } = useTranslation('imports')
  const named = LISTS.filter((list) => counts[list] > 0)
  if (named.length === 0) return null
  return (
    <ul className={classes.links}>
      {named.map((list) => (
        <li key={list}>{t(`belongings.${list}`, { count: counts[list] })}</li>
      ))}
    </ul>
  )
}
