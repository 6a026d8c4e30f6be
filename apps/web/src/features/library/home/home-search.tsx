import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { Button } from '#components/button.tsx'
import { TypedReading } from '#features/library/reading/typed-reading.tsx'
import { PAGE_SEARCH } from '#lib/library-search.ts'
import classes from './home-search.module.css'

/** The search box of the front page: a real form, which works before any script has loaded. */
export function HomeSearch() {
  const { t } = useTranslation('home')
  const { t: tCommon } = useTranslation('common')
  const navigate = useNavigate()
  const [text, setText] = useState('')

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate({ to: '/search', search: q ? { q } : {} })
  }

  return (
    <form
      action="/search"
      role="search"
      {...PAGE_SEARCH}
      className={classes.form}
      onSubmit={search}
    >
      <Search size={20} aria-hidden className={classes.icon} />
      <input
        type="search"
        name="q"
        className={classes.input}
        maxLength={QUERY_MAX_LENGTH}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look="filled">
        {tCommon('action.search')}
      </Button>
      <div className={classes.reading}>
        <TypedReading text={text} onChange={setText} />
      </div>
    </form>
  )
}
