import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '../recipe-import.module.css'
import type { ReadInventory } from './use-inventory-reading.ts'

/** Problems that are listed; more of them are a table of another kind. */
const SHOWN = 50

/** What of a table was not understood, and what stands in it twice. */
export function InventoryProblems({ read }: { readonly read: ReadInventory }) {
  const { t } = useTranslation('inventory')
  const { number } = useFormats()
  const twice = read.ingredients.filter(({ uses }) => uses > 1)
  const total = read.problems.length + twice.length
  if (total === 0) return null
  return (
    <details className={classes.kept}>
      <summary>{t('file.problems', { count: total, number: number(total) })}</summary>
      <ul>
        {read.problems.slice(0, SHOWN).map(({ line, kind, text }) => (
          <li key={line}>{t(`file.${kind}`, { line, text, name: text })}</li>
        ))}
        {twice.slice(0, SHOWN).map(({ key, name }) => (
          <li key={key}>{t('file.twice', { name })}</li>
        ))}
      </ul>
    </details>
  )
}
