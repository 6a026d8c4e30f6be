import { foldText } from '@glazy/ceramics/slug'
import { LOOKUP_DEBOUNCE_MS, LOOKUP_MIN_LENGTH } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { materialLookup } from '#queries/materials.ts'

export interface IngredientChoices {
  readonly choices: readonly MaterialSummary[]
  readonly isLooking: boolean
  /** What was typed is looked for, and nothing is like it. */
  readonly isNothingFound: boolean
  /** The choice of exactly the name that was typed. */
  readonly exact: MaterialSummary | undefined
}

/** Materials, analyses and recipes whose names fit what is typed into the row of a recipe. */
export function useIngredientChoices(text: string, isOpen: boolean): IngredientChoices {
  const typed = text.trim()
  const [wanted] = useDebouncedValue(typed, LOOKUP_DEBOUNCE_MS)
  const isAsked = isOpen && wanted.length >= LOOKUP_MIN_LENGTH && typed.length >= LOOKUP_MIN_LENGTH
  const query = useQuery({ ...materialLookup('all', wanted), enabled: isAsked })
  const choices = isAsked && query.data ? query.data : []
  const isSettled = isAsked && wanted === typed && query.isSuccess
  return {
    choices,
    isLooking: isOpen && typed.length >= LOOKUP_MIN_LENGTH && !isSettled,
    isNothingFound: isSettled && choices.length === 0,
    exact: choices.find(({ name }) => foldText(name) === foldText(typed)),
  }
}
