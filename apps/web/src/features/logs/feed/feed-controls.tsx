import { QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { LOG_TYPES } from '@glazy/contract/vocabulary'
import { Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import type { LogSearch } from '#lib/log-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { typeWord } from '../log-words.ts'
import classes from './feed-controls.module.css'

export interface FeedControlsProps {
  readonly search: LogSearch
  /** Shows the feed narrowed otherwise, from its first page. */
  readonly onNarrow: (search: LogSearch) => void
}

/** Looks for logs, by words and by type, and leads to writing one. */
export function FeedControls({ search, onNarrow }: FeedControlsProps) {
  const { t } = useTranslation('logs')
  const { t: tCommon } = useTranslation('common')
  const { q = '', type, u } = search

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    onNarrow({ type, u, q: words || undefined })
  }

  return (
    <div className={classes.controls}>
      <form action="/" role="search" className={classes.search} onSubmit={submit}>
        <input
          key={q}
          type="search"
          name="q"
          className={classes.input}
          defaultValue={q}
          maxLength={QUERY_MAX_LENGTH}
          placeholder={t('feed.searchPlaceholder')}
          aria-label={t('feed.search')}
        />
        {type && <input type="hidden" name="type" value={type} />}
        {u && <input type="hidden" name="u" value={u} />}
        <Button type="submit" isIcon aria-label={tCommon('action.search')}>
          <Search size={18} aria-hidden />
        </Button>
      </form>
      <SelectField
        label={t('feed.type')}
        isLabelHidden
        value={type ?? ''}
        onChange={(slug) => onNarrow({ q: q || undefined, u, type: slug || undefined })}
        options={[
          { value: '', label: t('feed.all') },
          ...LOG_TYPES.map(({ id, slug }) => ({ value: slug, label: typeWord(t, id) })),
        ]}
      />
      <Link to="/posts/new" className={buttonClass('filled')}>
        <Plus size={18} aria-hidden />
        {t('actions.new')}
      </Link>
    </div>
  )
}
