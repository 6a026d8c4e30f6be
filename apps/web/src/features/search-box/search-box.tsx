import { QUERY_MAX_LENGTH, QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { ListCategory } from '#lib/list-search.ts'
import classes from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSearchChoices } from './use-search-choices.ts'

export interface SearchBoxProps {
  readonly category: ListCategory
  /** The words of the list in view. */
  readonly query: string
  /** Filters of the list in view, remembered with the words. */
  readonly filters: Readonly<Record<string, string>>
  /** Empty words take the search back. */
  readonly onSearch: (query: string) => void
  readonly onOpen: (material: MaterialSummary) => void
}

/**
 * Search within a kind of list, with earlier searches and names that fit. It is an ordinary form,
 * which works before any script has loaded.
 */
export function SearchBox(props: SearchBoxProps) {
  const { category, query, filters, onSearch, onOpen } = props
  const { t } = useTranslation('search')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useSlashKey(input)

  // The address has changed the words: the box follows.
  if (shown !== query) {
    setShown(query)
    setText(query)
  }

  const { choices, remember, forget } = useSearchChoices(category, text, isOpen)

  function search(words: string) {
    setOpen(false)
    setActive(-1)
    setText(words)
    const trimmed = words.trim()
    if (trimmed.length >= QUICK_SEARCH_MIN_LENGTH) remember(trimmed, filters)
    onSearch(trimmed)
  }

  function choose(index: number) {
    const choice = choices[index]
    if (!choice) return
    if (choice.kind === 'recent') return search(choice.query)
    setOpen(false)
    setActive(-1)
    if (text.trim() !== '') remember(text.trim(), filters)
    onOpen(choice.material)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (choices.length > 0)
        setActive(stepped(active, key === 'ArrowDown' ? 1 : -1, choices.length))
    } else if (key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    }
  }

  const isListShown = isOpen && choices.length > 0
  return (
    <form
      role="search"
      action={LIST_PATHS[category]}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className={classes.field}>
        <Search size={18} aria-hidden className={classes.icon} />
        <input
          ref={input}
          className={classes.input}
          type="text"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={QUERY_MAX_LENGTH}
          role="combobox"
          aria-label={t(`box.placeholder.${category}`)}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          placeholder={t(`box.placeholder.${category}`)}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('box.clear')}
            onClick={() => {
              search('')
              input.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <SuggestionList
          id={id}
          choices={choices}
          isShown={isListShown}
          active={active}
          onChoose={choose}
          onForget={forget}
        />
      </div>
      <Button type="submit" look="filled">
        {t('box.submit')}
      </Button>
      <p id={`${id}-hint`} className={classes.spoken}>
        {t('box.hint')}
      </p>
      <p role="status" className={classes.spoken}>
        {isListShown && t('box.suggestionsCount', { count: choices.length })}
      </p>
    </form>
  )
}

/** Moves round through the choices; -1 stands for the field itself. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

/** The slash goes to the box of the page, before anything else that listens for it. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      const { target } = event
      const isTyping =
        target instanceof HTMLElement &&
        target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      if (document.querySelector('dialog[open], [role=dialog]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [input])
}
