import { QUICK_SEARCH_DEBOUNCE_MS, QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import type { Log } from '@glazy/contract/logs'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { UserSummary } from '@glazy/contract/users'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quickSearchPage } from '#queries/material-detail.ts'
import { logSearchPage, userSearchPage } from '#queries/users.ts'

/** What is looked for, each in a tab of its own. */
export const QUICK_SEARCH_TABS = ['recipes', 'logs', 'users'] as const
export type QuickSearchTab = (typeof QUICK_SEARCH_TABS)[number]

/** An item of the library, a log or a member. */
export type Found =
  | { readonly kind: 'item'; readonly id: number; readonly material: MaterialSummary }
  | { readonly kind: 'log'; readonly id: number; readonly log: Log }
  | { readonly kind: 'user'; readonly id: number; readonly user: UserSummary }

/** What is typed, what is found for it, and which of it the arrow keys have reached. */
export function useQuickSearch() {
  const [tab, setTab] = useState<QuickSearchTab>('recipes')
  const [text, setText] = useState('')
  const [debounced] = useDebouncedValue(text, QUICK_SEARCH_DEBOUNCE_MS)
  const [page, setPage] = useState(1)
  const [active, setActive] = useState(-1)
  const [isOwn, setOwn] = useState(false)
  const keywords = debounced.trim()
  const isLongEnough = keywords.length >= QUICK_SEARCH_MIN_LENGTH
  const typed = text.trim()
  const items = useQuery({
    ...quickSearchPage(keywords, page, isOwn),
    enabled: isLongEnough && tab === 'recipes',
  })
  const users = useQuery({
    ...userSearchPage(keywords, page),
    enabled: isLongEnough && tab === 'users',
  })
  const logs = useQuery({
    ...logSearchPage(keywords, page, isOwn),
    enabled: isLongEnough && tab === 'logs',
  })
  const query = { recipes: items, logs, users }[tab]
  const found = {
    recipes: () => foundItems(items.data?.data),
    logs: () => foundLogs(logs.data?.data),
    users: () => foundUsers(users.data?.data),
  }[tab]()
  const results = isLongEnough ? found : []

  function startAnew() {
    setPage(1)
    setActive(-1)
  }

  return {
    tab,
    text,
    keywords,
    isLongEnough,
    /** What is asked for now, ahead of what is found; undefined where that is too little. */
    typed: typed.length >= QUICK_SEARCH_MIN_LENGTH ? typed : undefined,
    query,
    results,
    pagination: isLongEnough ? query.data?.meta.pagination : undefined,
    page,
    active,
    /** Whether only what belongs to the viewer is looked for. */
    isOwn,
    limitToOwn(next: boolean) {
      setOwn(next)
      startAnew()
    },
    /** Looks for the same words among something else. */
    show(next: QuickSearchTab) {
      setTab(next)
      startAnew()
    },
    /** Starts again with other words. */
    type(next: string) {
      setText(next)
      startAnew()
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

export type QuickSearch = ReturnType<typeof useQuickSearch>

function foundItems(materials: readonly MaterialSummary[] = []): readonly Found[] {
  return materials.map((material) => ({ kind: 'item', id: material.id, material }))
}

function foundLogs(logs: readonly Log[] = []): readonly Found[] {
  return logs.map((log) => ({ kind: 'log', id: log.id, log }))
}

function foundUsers(users: readonly UserSummary[] = []): readonly Found[] {
  return users.map((user) => ({ kind: 'user', id: user.id, user }))
}
