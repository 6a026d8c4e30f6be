import { useState } from 'react'
import type { CompareSearch } from '#lib/list-search.ts'

/** How a comparison is looked at, and how that is changed. */
export interface Chosen {
  readonly search: CompareSearch
  readonly onChange: (changes: CompareSearch) => void
}

/** What is chosen shows at once, and all of it goes on where more is chosen before the address follows. */
export function useChosen({ search, onChange }: Chosen): Chosen {
  const [chosen, setChosen] = useState<{ before: CompareSearch; changes: CompareSearch }>()
  const waiting = chosen?.before === search ? chosen.changes : {}
  return {
    search: { ...search, ...waiting },
    onChange: (more) => {
      const changes = { ...waiting, ...more }
      setChosen({ before: search, changes })
      onChange(changes)
    },
  }
}
