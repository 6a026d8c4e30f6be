import box from '#components/alert-box.module.css'
import { Button } from '#components/button.tsx'
import { VERSION_BUTTON } from '#lib/forms/version-of.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './metadata-conflict.module.css'
import type { MetadataValues } from './metadata-values.ts'
import { differencesOf } from './metadata-words.ts'

export interface MetadataConflictProps {
  /** What would be saved now. */
  readonly mine: MetadataValues
  /** What is saved. */
  readonly theirs: MetadataValues
  /** Number of the version that is saved. */
  readonly version: number
  readonly isBusy: boolean
  readonly onTakeTheirs: () => void
}

/**
 * An item was saved elsewhere while it was changed here: both are shown, and nothing is lost. Its
 * first button sends the form that it is in.
 */
export function MetadataConflict(props: MetadataConflictProps) {
  const { mine, theirs, version, isBusy, onTakeTheirs } = props
  const { t } = useTranslation('metadata')
  const differences = differencesOf(mine, theirs, t, useNames())
  return (
    <div className={box.box} role="alert">
      <p className={box.title}>{t('conflict.title')}</p>
      <p>{t(differences.length > 0 ? 'conflict.text' : 'conflict.textOfOthers', { version })}</p>
      {differences.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('conflict.field')}</th>
                <th scope="col">{t('conflict.mine')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ key, label, ...words }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td>{words.mine || t('none')}</td>
                  <td>{words.theirs || t('none')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={box.actions}>
        <Button look="filled" type="submit" name={VERSION_BUTTON} value={version} disabled={isBusy}>
          {t('conflict.saveMine')}
        </Button>
        <Button disabled={isBusy} onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
