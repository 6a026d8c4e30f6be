import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import box from '#components/alert-box.module.css'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { Formula } from '#components/formula.tsx'
import { VERSION_BUTTON } from '#lib/forms/version-of.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './outdated-notice.module.css'

export interface OutdatedNoticeProps {
  /** The item as someone else, or this person elsewhere, has saved it. */
  readonly saved: MaterialDetail
}

/**
 * An item was saved elsewhere while it was edited here: both are shown, and nothing is lost. Its
 * button sends the form that it is in.
 */
export function OutdatedNotice({ saved }: OutdatedNoticeProps) {
  const { t } = useTranslation('editor')
  const { t: tChemistry } = useTranslation('chemistry')
  return (
    <div className={box.box} role="alert">
      <p className={box.title}>{t('outdated.title')}</p>
      <p>{t('outdated.text', { version: saved.version })}</p>
      <table className={classes.table}>
        <caption>{saved.name}</caption>
        <tbody>
          {savedRows(saved, tChemistry('loiShort')).map(({ label, value }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>
                <Amount value={value} isWritten />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={box.actions}>
        <Button look="filled" type="submit" name={VERSION_BUTTON} value={saved.version}>
          {t('outdated.saveMine')}
        </Button>
        <Link to={materialPath(saved)} target="_blank" rel="noopener">
          {t('outdated.open')}
        </Link>
      </div>
    </div>
  )
}

interface SavedRow {
  readonly label: ReactNode
  readonly value: number
}

/** What was saved elsewhere: the ingredients of a recipe, the figures of anything else. */
function savedRows({ kind, components, analysis }: MaterialDetail, loiLabel: string): SavedRow[] {
  if (kind === 'recipe') {
    return components.map(({ material, percentageAmount, isAdditional }) => ({
      label: `${isAdditional ? '+ ' : ''}${material.name}`,
      value: percentageAmount,
    }))
  }
  const { percent = {}, loi = 0 } = analysis ?? {}
  const oxides = oxidesOf(percent).map((oxide) => ({
    label: <Formula>{oxide}</Formula>,
    value: percent[oxide] ?? 0,
  }))
  return [...oxides, { label: loiLabel, value: loi }]
}
