import { BATCH_INPUT_MAX_LENGTH, COMPONENTS_MAX } from '@glazy/contract/limits'
import { browserStore } from '#lib/browser-store.ts'

/** Where the weighing of a recipe stands; a phone that was locked continues from there. */
export interface KeptWeighing {
  readonly recipeId: number
  /** The batch that is weighed, as {@link batchKey} names it: of another one nothing is weighed. */
  readonly batch: string
  /** Places of the ingredients that are weighed, in the order they were. */
  readonly weighed: readonly number[]
  /** Weight of the empty container as it was typed. */
  readonly tare: string
  /** Weights of containers of their own as they were typed, by the place of the ingredient. */
  readonly tares: Readonly<Record<string, string>>
}

/** Recipes whose weighings are kept. */
const KEPT_MAX = 30

export const keptWeighings = browserStore<readonly KeptWeighing[]>({
  key: 'glazy-weighings',
  empty: [],
  parse: parseKeptWeighings,
  shortened: (all) => all.slice(0, 1),
})

/** Reads stored weighings, the last first; whatever does not fit is left out. */
export function parseKeptWeighings(stored: unknown): readonly KeptWeighing[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => parseWeighing(entry) ?? []).slice(0, KEPT_MAX)
}

/** The weighings with one of them as given, which is the last now. */
export function withWeighing(
  all: readonly KeptWeighing[],
  weighing: KeptWeighing,
): readonly KeptWeighing[] {
  const others = all.filter(({ recipeId }) => recipeId !== weighing.recipeId)
  return [weighing, ...others].slice(0, KEPT_MAX)
}

/** The weighing of a recipe. What was weighed of another batch is no part of this one. */
export function weighingOf(
  all: readonly KeptWeighing[],
  recipeId: number,
  batch: string,
): KeptWeighing {
  const kept = all.find((weighing) => weighing.recipeId === recipeId)
  if (!kept) return { recipeId, batch, weighed: [], tare: '', tares: {} }
  return kept.batch === batch ? kept : { ...kept, batch, weighed: [] }
}

/**
 * Names a batch: the same ingredients in the same amounts, mixed to the same weight. It is a hash
 * (FNV-1a, 32 bits), so that no recipe can be read from what stays in a browser.
 */
export function batchKey(
  weights: readonly { readonly key: string; readonly amount: number }[],
  size: number,
  unit: string,
): string {
  const text = JSON.stringify([size, unit, weights.map(({ key, amount }) => [key, amount])])
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function parseWeighing(stored: unknown): KeptWeighing | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { recipeId, batch, weighed, tare, tares }: Partial<Record<string, unknown>> = { ...stored }
  if (typeof recipeId !== 'number' || typeof batch !== 'string') return undefined
  const places = Array.isArray(weighed) ? weighed.filter(isPlace) : []
  const entries = typeof tares === 'object' && tares !== null ? Object.entries(tares) : []
  const typed = entries.filter(
    (entry): entry is [string, string] => isPlace(Number(entry[0])) && typeof entry[1] === 'string',
  )
  return {
    recipeId,
    batch,
    weighed: [...new Set(places)],
    tare: typeof tare === 'string' ? tare.slice(0, BATCH_INPUT_MAX_LENGTH) : '',
    tares: Object.fromEntries(
      typed.map(([place, text]) => [place, text.slice(0, BATCH_INPUT_MAX_LENGTH)]),
    ),
  }
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < COMPONENTS_MAX
}
