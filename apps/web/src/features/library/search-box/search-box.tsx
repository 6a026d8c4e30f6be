import { QUERY_MAX_LENGTH, QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#components/button.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import classes from './search-box.module.css'
import { TypedReading } from '#features/library/reading/typed-reading.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from '#lib/use-combobox.ts'
import { PAGE_SEARCH } from '#lib/library-search.ts'
import { useSearchChoices, withSearchAll } from './use-search-choices.ts'

export interface SearchBoxProps {
  readonly category: ListCategory
  /** What it is called, where it is not what it is called in all lists of the kind. */
  readonly label?: string | undefined
  /** The words of the list in view. */
  readonly query: string
  /** Filters of the list in view, remembered with the words. */
  readonly filters: Readonly<Record<string, string>>
  /** Empty words take the search back. */
  readonly onSearch: (query: string) => void
  readonly onOpen: (material: MaterialSummary) => void
  /** Looks for the words in the whole library, where the list is a part of it. */
  readonly onSearchAll?: ((query: string) => void) | undefined
}

/**
 * Search within a kind of list, with earlier searches and names that fit. It is an ordinary form,
 * which works before any script has loaded.
 */
export function SearchBox(props: SearchBoxProps) {
  const { category, query, filters } = props
  const { t } = useTranslation('search')
  const label = props.label ?? t(`box.placeholder.${category}`)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, search, box, choices, isNothingFound, choose, forget } = useSearch(props)
  const offered = choices.filter(({ kind }) => kind !== 'all').length
  const isListShown = box.isOpen && choices.length > 0
  const isTyped = text.trim() !== '' && text !== query
  return (
    <form
      role="search"
      {...PAGE_SEARCH}
      action={LIST_PATHS[category]}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close()
      }}
    >
      <KeptFilters filters={filters} />
      <div className={classes.field}>
        <Search size={18} aria-hidden className={classes.icon} />
        <input
          ref={input}
          {...INPUT}
          className={classes.input}
          aria-label={label}
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            box.open()
          }}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={(event) => box.onKey(event, choices.length, choose)}
        />
        {text !== '' && (
          <ClearButton
            onClick={() => {
              setText('')
              if (query !== '') search('')
              input.current?.focus()
            }}
          />
        )}
        <SuggestionList
          id={id}
          choices={choices}
          isShown={isListShown || (box.isOpen && isTyped)}
          active={box.active}
          onChoose={choose}
          onForget={forget}
          reading={box.isOpen && <TypedReading text={text} onChange={setText} />}
        />
      </div>
      <SubmitButton />
      <p id={`${id}-hint`} className={page.visuallyHidden}>
        {t('box.hint')}
      </p>
      <p role="status" className={page.visuallyHidden}>
        {isListShown && t('box.suggestionsCount', { count: offered })}
        {box.isOpen && isNothingFound && t('box.noSuggestions')}
      </p>
    </form>
  )
}

function ClearButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('search')
  return (
    <button type="button" className={classes.clear} aria-label={t('box.clear')} onClick={onClick}>
      <X size={16} aria-hidden />
    </button>
  )
}

function SubmitButton() {
  const { t } = useTranslation('search')
  return (
    <span className={classes.submit}>
      <Button type="submit" look="filled">
        <Search size={18} aria-hidden className={classes.sign} />
        <span className={classes.word}>{t('box.submit')}</span>
      </Button>
    </span>
  )
}

/** Where no script runs, the words are looked for within the same filters. */
function KeptFilters({ filters }: Pick<SearchBoxProps, 'filters'>) {
  return Object.entries(filters).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const INPUT = {
  type: 'text',
  name: 'q',
  role: 'combobox',
  'aria-autocomplete': 'list',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: QUERY_MAX_LENGTH,
} as const

/** The typed words, what is offered for them and what choosing does. */
function useSearch(props: SearchBoxProps) {
  const { category, query, filters, onSearch, onOpen, onSearchAll } = props
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  // The address has changed the words: the box follows.
  if (shown !== query) {
    setShown(query)
    setText(query)
  }
  const box = useCombobox()
  const {
    choices: found,
    isNothingFound,
    remember,
    forget,
  } = useSearchChoices(category, text, box.isOpen)
  const choices = onSearchAll ? withSearchAll(found, text) : found

  function rememberWords(words: string) {
    if (words.length >= QUICK_SEARCH_MIN_LENGTH) remember(words, filters)
  }

  function search(words: string) {
    box.close()
    setText(words)
    rememberWords(words.trim())
    onSearch(words.trim())
  }

  function choose(index: number) {
    const choice = choices[index]
    if (!choice) return
    if (choice.kind === 'recent') return search(choice.query)
    box.close()
    if (choice.kind === 'all') return onSearchAll?.(choice.query)
    rememberWords(text.trim())
    onOpen(choice.material)
  }

  return { text, setText, search, box, choices, isNothingFound, choose, forget }
}
