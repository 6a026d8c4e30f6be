import { useId } from 'react'
import classes from '#components/form.module.css'
import type { Answer } from '#lib/api/call.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import styles from './deletion-dialog.module.css'

/** What deleting the account would do. */
export type DeletionPreview = Answer<'getDeletion'>['data']

export interface ItemsChoiceProps {
  readonly preview: DeletionPreview
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Whether published items go with the account; those that others have built on never do. */
export function ItemsChoice({ preview, value, onChange }: ItemsChoiceProps) {
  const { t } = useTranslation('settings')
  const name = useId()
  const { published, builtOn } = preview
  if (published === 0) return null
  return (
    <fieldset className={styles.choice}>
      <legend className={classes.label}>{t('deletion.choice')}</legend>
      {(['take', 'leave'] as const).map((choice) => (
        <label key={choice} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <span>
            {choice === 'take' ? t('deletion.take', { count: published }) : t('deletion.leave')}
            {choice === 'take' && builtOn > 0 && (
              <span className={classes.hint}> {t('deletion.stay', { count: builtOn })}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
