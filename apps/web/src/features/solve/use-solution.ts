import type { SolveQuestion } from '@glazy/solver/question'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { solveInWorker } from './worker/solve-in-worker.ts'

/** Milliseconds that a hand rests before what it has typed is solved. */
const REST_MS = 250
/** Milliseconds that an answer is kept for who comes back to its question. */
const KEPT_MS = 5 * 60_000

/** The answer to a question, found beside the page; a further question ends the search for the one before. */
export function useSolution(question: SolveQuestion | undefined) {
  // As a text, because the same question is another object each time.
  const [asked] = useDebouncedValue(JSON.stringify(question) as string | undefined, REST_MS)
  const client = useQueryClient()
  const queryKey = ['solve', asked]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => solveInWorker(JSON.parse(asked ?? '') as SolveQuestion, signal), // written above
    enabled: asked !== undefined && !import.meta.env.SSR,
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
    ...(import.meta.env.SSR ? {} : { gcTime: KEPT_MS }),
  })
  /** Ends the search; it can be asked for again. */
  const stop = () => void client.cancelQueries({ queryKey })
  return { query, stop }
}
