import { QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import type { FormEvent } from 'react'
import { Button } from '#components/button.tsx'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './operator.module.css'

export interface AccountSearchProps {
  readonly words: string
  readonly onSearch: (words: string) => void
}

/** Looks for accounts: a real form, which works before any script has loaded. */
export function AccountSearch({ words, onSearch }: AccountSearchProps) {
  const { t } = useTranslation('operator')
  const { t: tCommon } = useTranslation('common')

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }

  return (
    <form action="/operator" role="search" className={classes.search} onSubmit={search}>
      <input
        type="search"
        name="q"
        className={form.input}
        maxLength={QUERY_MAX_LENGTH}
        placeholder={t('accounts.placeholder')}
        aria-label={t('accounts.search')}
        defaultValue={words}
      />
      <Button type="submit">{tCommon('action.search')}</Button>
    </form>
  )
}
