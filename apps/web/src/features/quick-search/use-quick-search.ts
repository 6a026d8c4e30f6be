import { QUICK_SEARCH_DEBOUNCE_MS, QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quickSearchPage } from '#queries/material-detail.ts'

/** What is typed, what is found for it, and which of it the arrow keys have reached. */
export function useQuickSearch() {
  const [text, setText] = useState('')
  const [debounced] = useDebouncedValue(text, QUICK_SEARCH_DEBOUNCE_MS)
  const [page, setPage] = useState(1)
  const [active, setActive] = useState(-1)
  const [isOwn, setOwn] = useState(false)
  const keywords = debounced.trim()
  const isLongEnough = keywords.length >= QUICK_SEARCH_MIN_LENGTH
  const query = useQuery({ ...quickSearchPage(keywords, page, isOwn), enabled: isLongEnough })
  const found = isLongEnough ? query.data : undefined
  const results = found?.data ?? []

  return {
    text,
    keywords,
    isLongEnough,
    query,
    results,
    pagination: found?.meta.pagination,
    page,
    active,
    /** Whether only what belongs to the viewer is looked for. */
    isOwn,
    limitToOwn(next: boolean) {
      setOwn(next)
      setPage(1)
      setActive(-1)
    },
    /** Starts anew with other words. */
    type(next: string) {
      setText(next)
      setPage(1)
      setActive(-1)
    },
    turnTo(next: number) {
      setPage(next)
      setActive(-1)
    },
    /** Moves up (-1) or down (1); from one end to the other. */
    move(step: 1 | -1) {
      const { length } = results
      if (length > 0)
        setActive(active < 0 && step < 0 ? length - 1 : (active + step + length) % length)
    },
  }
}
