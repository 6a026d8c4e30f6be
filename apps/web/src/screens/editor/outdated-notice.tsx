import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './outdated-notice.module.css'

export interface OutdatedNoticeProps {
  /** The item as somebody else, or this person elsewhere, has saved it. */
  readonly saved: MaterialDetail
  readonly onOverwrite: () => void
}

/** The recipe was saved elsewhere while it was edited here: both are shown, and nothing is lost. */
export function OutdatedNotice({ saved, onOverwrite }: OutdatedNoticeProps) {
  const { t } = useTranslation('editor')
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.title}>{t('outdated.title')}</p>
      <p>{t('outdated.text', { version: saved.version })}</p>
      <table className={classes.table}>
        <caption>{saved.name}</caption>
        <tbody>
          {saved.components.map((component, at) => (
            <tr key={at}>
              <th scope="row">
                {component.isAdditional && '+ '}
                {component.material.name}
              </th>
              <td>
                <Amount value={component.percentageAmount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.actions}>
        <Button look="filled" onClick={onOverwrite}>
          {t('outdated.saveMine')}
        </Button>
        <Link to={materialPath(saved)} target="_blank" rel="noopener">
          {t('outdated.open')}
        </Link>
      </div>
    </div>
  )
}
