import { useDebouncedValue } from '@mantine/hooks'
import type { FeasibleArea } from '@glazy/solver/area'
import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolvedRecipe, SolveQuestion } from '@glazy/solver/question'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AreaFollower, followArea } from './follow-area.ts'

/** Milliseconds that a hand rests before what it has typed counts. */
const REST_MS = 250

/** Where a question can be answered, and the recipe of the place that was last looked at. */
export interface FollowedArea {
  readonly area: FeasibleArea | undefined
  readonly isFailed: boolean
  readonly recipe: SolvedRecipe | undefined
  readonly follow: (at: AreaPlace) => void
}

interface Known {
  readonly key?: string
  readonly area?: FeasibleArea
  readonly recipe?: SolvedRecipe
  readonly isFailed?: boolean
}

/**
 * Finds the area of a question beside the page; what it says of silica and alumina is left out.
 *
 * @param question undefined while parts of it are on their way: the area of before stays
 */
export function useArea(question: SolveQuestion | undefined): FollowedArea {
  // As a text, because the same question is another object each time.
  const [key] = useDebouncedValue(question && JSON.stringify(withoutAxes(question)), REST_MS)
  const [known, setKnown] = useState<Known>({})
  const follower = useRef<AreaFollower>(null)
  const asked = useRef<{ key: string; question: SolveQuestion }>(null)

  useEffect(() => {
    const started = followArea((news) => {
      if (news.question !== asked.current?.question) return
      const { key: of } = asked.current
      setKnown((before) => {
        const same = before.key === of ? before : {}
        if ('area' in news) return { ...same, key: of, area: news.area, isFailed: false }
        if ('isFailed' in news) return { ...same, key: of, isFailed: true }
        return { ...same, recipe: news.recipe }
      })
    })
    follower.current = started
    return () => {
      started.end()
      follower.current = null
    }
  }, [])
  useEffect(() => {
    if (key === undefined) return
    const read = JSON.parse(key) as SolveQuestion // written above
    asked.current = { key, question: read }
    follower.current?.ask(read)
  }, [key])

  const follow = useCallback((at: AreaPlace) => {
    if (asked.current) follower.current?.follow(asked.current.question, at)
  }, [])
  const { area, recipe, isFailed = false } = known
  return { area, recipe, isFailed, follow }
}

function withoutAxes({ target, ...question }: SolveQuestion): SolveQuestion {
  const umf = { ...target.umf, SiO2: 'ignore', Al2O3: 'ignore' } as const
  return { ...question, target: { ...target, chart: undefined, umf } }
}
