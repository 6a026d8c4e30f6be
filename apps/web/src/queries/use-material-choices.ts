import { foldText } from '@glazy/ceramics/lookups/slug'
import { LOOKUP_DEBOUNCE_MS, LOOKUP_MIN_LENGTH } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { LookupChoice, LookupState } from '#components/lookup-list.tsx'
import type { ListCategory } from '#lib/list-search.ts'
import { materialNote } from '#lib/material-note.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { materialLookup } from './materials.ts'

export interface MaterialChoices {
  readonly choices: readonly MaterialSummary[]
  /** The same as a list shows them: the type beside the name, below it what tells it apart. */
  readonly listed: readonly LookupChoice[]
  readonly state: LookupState | undefined
  /** The choice of exactly the name that was typed. */
  readonly exact: MaterialSummary | undefined
}

export interface MaterialChoicesOptions {
  /** What may be chosen. */
  readonly category: ListCategory
  /** What is typed into the field. */
  readonly text: string
  readonly isOpen: boolean
  /** An item that may not be chosen. */
  readonly exceptId?: number
}

/** Items whose names fit what is typed into a form. */
export function useMaterialChoices(options: MaterialChoicesOptions): MaterialChoices {
  const { category, text, isOpen, exceptId } = options
  const { t } = useTranslation('common')
  const formats = useFormats()
  const names = useNames()
  const typed = text.trim()
  const [wanted] = useDebouncedValue(typed, LOOKUP_DEBOUNCE_MS)
  const isAsked = isOpen && wanted.length >= LOOKUP_MIN_LENGTH && typed.length >= LOOKUP_MIN_LENGTH
  const query = useQuery({ ...materialLookup(category, wanted), enabled: isAsked })
  const found = isAsked && query.data ? query.data : []
  const choices = found.filter(({ id }) => id !== exceptId)
  const isSettled = isAsked && wanted === typed && !query.isPending

  function stateOf(): LookupState | undefined {
    if (!isOpen || typed.length < LOOKUP_MIN_LENGTH) return undefined
    if (!isSettled) return 'looking'
    if (query.isError) return 'failed'
    return choices.length === 0 ? 'nothingFound' : undefined
  }

  return {
    choices,
    listed: choices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      shown: names.both(choice),
      detail: names.of('type', choice.materialTypeId),
      note: materialNote(choice, t, formats, names),
    })),
    state: stateOf(),
    exact: choices.find((choice) =>
      [choice.name, names.material(choice) ?? ''].some((one) => foldText(one) === foldText(typed)),
    ),
  }
}
