import {
  SAVED_SEARCH_DESCRIPTION_MAX,
  SAVED_SEARCH_NAME_MAX,
  SAVED_SEARCHES_MAX,
} from '@glazy/contract/limits'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import classes from '#components/form.module.css'
import { TextArea } from '#components/text-area.tsx'
import { TextField } from '#components/text-field.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { nameProblem, saveSearch } from './saved-searches.ts'
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
  const [problem, setProblem] = useState<ReturnType<typeof saveSearch>>()
  const form = useForm({
    initial: { name: suggestedName.slice(0, SAVED_SEARCH_NAME_MAX), description: '' },
    rules: ownRules(
      ({ name }: SearchWords) => ({ name: nameProblem(name) }),
      (found) => t(`saved.${found}`, { max: SAVED_SEARCH_NAME_MAX }),
    ),
    send: async ({ name, description }) => {
      const found = saveSearch({ ...dated(current), name, description })
      setProblem(found)
      if (found) return
      notify('success', t('saved.saved', { name: name.trim() }))
      onClose()
    },
  })

  return (
    <DialogFrame isOpen onClose={onClose} title={t('saved.save')} size="narrow">
      <form {...form.formProps} className={classes.form}>
        <TextField
          label={t('saved.name')}
          maxLength={SAVED_SEARCH_NAME_MAX}
          autoComplete="off"
          data-autofocus
          required
          {...form.text('name')}
        />
        <TextArea
          label={t('saved.description')}
          rows={3}
          maxLength={SAVED_SEARCH_DESCRIPTION_MAX}
          hint={t('saved.limit', {
            count: form.values.description.length,
            max: SAVED_SEARCH_DESCRIPTION_MAX,
          })}
          {...form.text('description')}
        />
        <p role="alert" className={classes.problem}>
          {problem && t(`saved.${problem}`, { max: SAVED_SEARCHES_MAX })}
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

interface SearchWords {
  readonly name: string
  readonly description: string
}
