import {
  SAVED_SEARCH_DESCRIPTION_MAX,
  SAVED_SEARCH_NAME_MAX,
  SAVED_SEARCHES_MAX,
} from '@glazy/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { notify } from '#lib/notify.ts'
import { type SaveProblem, saveSearch } from './saved-searches.ts'
import classes from './save-search-dialog.module.css'
import { type CurrentSearch, dated } from './use-current-search.ts'

export interface SaveSearchDialogProps {
  readonly current: CurrentSearch
  readonly suggestedName: string
  readonly onClose: () => void
}

/** Asks for the name under which a search is kept. Loaded when it is first wanted. */
export default function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { current, suggestedName, onClose } = props
  const { t } = useTranslation('search')
  const { t: tCommon } = useTranslation('common')
  const id = useId()
  const [name, setName] = useState(suggestedName.slice(0, SAVED_SEARCH_NAME_MAX))
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<SaveProblem>()

  function save(event: FormEvent) {
    event.preventDefault()
    const found = saveSearch({ ...dated(current), name, description })
    setProblem(found)
    if (found) return
    notify('success', t('saved.saved', { name: name.trim() }))
    onClose()
  }

  const max = problem === 'nameTooLong' ? SAVED_SEARCH_NAME_MAX : SAVED_SEARCHES_MAX
  const isNameWrong =
    problem === 'nameRequired' || problem === 'nameTooLong' || problem === 'notALine'
  return (
    <DialogFrame isOpen onClose={onClose} title={t('saved.save')} size="narrow">
      <form className={classes.form} onSubmit={save} noValidate>
        <div className={classes.field}>
          <label htmlFor={`${id}-name`}>{t('saved.name')}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={SAVED_SEARCH_NAME_MAX}
            data-autofocus
            required
            aria-invalid={isNameWrong}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <div className={classes.field}>
          <label htmlFor={`${id}-text`}>{t('saved.description')}</label>
          <textarea
            id={`${id}-text`}
            rows={3}
            value={description}
            maxLength={SAVED_SEARCH_DESCRIPTION_MAX}
            aria-describedby={`${id}-left`}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <p id={`${id}-left`} className={classes.hint}>
            {t('saved.limit', { count: description.length, max: SAVED_SEARCH_DESCRIPTION_MAX })}
          </p>
        </div>
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem && t(`saved.${problem}`, { max })}
        </p>
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <Button type="submit" look="filled">
            {t('saved.save')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
