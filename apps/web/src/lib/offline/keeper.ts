import type { Query, QueryFunctionContext } from '@tanstack/react-query'

/** Gives the answer of a query, or the one that was kept where the connection is gone. */
export type Keeper = (
  ask: (context: QueryFunctionContext) => unknown,
  context: QueryFunctionContext,
  query: Pick<Query, 'queryHash' | 'queryKey'>,
) => unknown

let keeper: Keeper | undefined

/** Lets somebody's answers be kept by `next`, or by nobody. */
export function setKeeper(next: Keeper | undefined): void {
  keeper = next
}

/** Stands before every query of the browser; on the server, and for visitors, nothing is kept. */
export const throughKeeper: Keeper = (ask, context, query) =>
  keeper ? keeper(ask, context, query) : ask(context)
