import { QUICK_SEARCH_DEBOUNCE_MS, QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListCategory } from '#lib/list-search.ts'
import { materialLookup } from '#queries/materials.ts'

/** Items whose names fit what is typed, once the typing has paused. */
export function useSuggestions(category: ListCategory, text: string, isOpen: boolean) {
  const words = text.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), QUICK_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const isLongEnough = words.length >= QUICK_SEARCH_MIN_LENGTH
  const { data } = useQuery({
    ...materialLookup(category, settled),
    enabled: isOpen && isLongEnough && settled === words,
    retry: false,
  })
  // Suggestions are a help, never an obstacle: a failed look-up shows none.
  return isLongEnough && settled === words ? data : undefined
}
