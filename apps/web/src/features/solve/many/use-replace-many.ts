import type { MaterialDetail } from '@glazy/contract/materials'
import { SELECTED_MAX } from '@glazy/contract/limits'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type KnownMaterial, questionOf } from '#features/solve/question/solve-question.ts'
import { swapSearch } from '#features/solve/swap/swap-search.ts'
import { solveInWorker } from '#features/solve/worker/solve-in-worker.ts'
import { call } from '#lib/api/call.ts'
import type { ChosenMaterial } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { recipeBody } from '#queries/authoring.ts'
import { materialDetail, materialKeys, materialsToCompare } from '#queries/materials.ts'
import {
  type Outcome,
  outcomeOf,
  type Replaceable,
  replaceableOf,
  usedMaterials,
} from './replaceable.ts'

/** What has become of a recipe that was to be saved. */
export type Saved =
  { readonly kind: 'saved' | 'changed' } | { readonly kind: 'failed'; readonly error: unknown }

/** What is to be replaced, and by what. */
export interface Wanted {
  readonly without: number
  readonly instead: readonly ChosenMaterial[]
  readonly tolerance: number
}

/** The recipes of a selection, and the materials that they have. */
export function useReplaceables(ids: readonly number[]) {
  const query = useQuery({ ...materialsToCompare(ids), enabled: ids.length > 0 })
  const recipes = (ids.length === 0 ? [] : (query.data?.data ?? [])).flatMap(replaceableOf)
  const { error, isLoading, refetch } = query
  const { compare } = useFormats()
  const names = useNames()
  const materials = usedMaterials(recipes, (one, other) =>
    compare(names.shown({ name: one }), names.shown({ name: other })),
  )
  return { recipes, materials, error, isLoading, refetch }
}

/** Does something for one recipe after the other, until it is cancelled. */
function useEach() {
  const [busy, setBusy] = useState<'finding' | 'saving'>()
  const [error, setError] = useState<unknown>()
  const [progress, setProgress] = useState({ done: 0, wanted: 0 })
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  async function each(
    what: 'finding' | 'saving',
    recipes: readonly Replaceable[],
    work: (recipe: Replaceable, signal: AbortSignal) => Promise<void>,
  ) {
    cancel()
    const { signal } = (running.current = new AbortController())
    setBusy(what)
    setError(undefined)
    setProgress({ done: 0, wanted: recipes.length })
    try {
      for (const recipe of recipes) {
        if (signal.aborted) break
        await work(recipe, signal)
        setProgress(({ done, wanted }) => ({ done: done + 1, wanted }))
      }
    } catch (problem) {
      if (!signal.aborted) setError(problem)
    } finally {
      if (running.current.signal === signal) setBusy(undefined)
    }
  }

  function reset() {
    cancel()
    setBusy(undefined)
    setError(undefined)
  }

  return { busy, error, ...progress, each, cancel, reset }
}

/** Looks for every recipe without the material, one after the other, and saves those that are wanted. */
export function useReplaceMany(userId: number) {
  const client = useQueryClient()
  const { each, reset: resetWork, ...work } = useEach()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [saved, setSaved] = useState<ReadonlyMap<number, Saved>>(new Map())
  /** Copies that were made of others' recipes, by the id of these: what fails is tried with the same. */
  const copies = useRef(new Map<number, number>())

  function reset() {
    resetWork()
    setOutcomes(new Map())
    setSaved(new Map())
    copies.current = new Map()
  }

  async function find(recipes: readonly Replaceable[], question: Wanted) {
    reset()
    let known: ReadonlyMap<number, KnownMaterial> | undefined
    await each('finding', recipes, async (recipe, signal) => {
      known ??= await readMaterials(client, recipes, question)
      const outcome = await findOutcome(recipe, question, known, signal)
      setOutcomes((before) => new Map([...before, [recipe.id, outcome]]))
    })
  }

  async function save(recipes: readonly Replaceable[], texts: Texts) {
    await each('saving', recipes, async (recipe) => {
      const outcome = outcomes.get(recipe.id)
      if (!outcome || !('lines' in outcome)) return
      const lines = outcome.lines.map(({ materialId, amount, ...line }) => ({
        ...line,
        componentMaterialId: materialId,
        percentageAmount: amount,
      }))
      const body = (newName: string) => recipeBody({ newName, lines, note: texts.note })
      const saving =
        recipe.ownerId === userId
          ? changeOwn(client, recipe, body)
          : makeCopy(recipe, body(texts.copyName(recipe.name)), copies.current)
      const result = await saving.catch((error: unknown): Saved => ({ kind: 'failed', error }))
      setSaved((before) => new Map([...before, [recipe.id, result]]))
    })
    await client.invalidateQueries({ queryKey: materialKeys.all })
  }

  return { ...work, outcomes, saved, find, save, reset }
}

interface Texts {
  /** What is said of the change in the list of versions. */
  readonly note: string
  readonly copyName: (name: string) => string
}

/** The analyses of everything that the recipes are made of, or may be made of. */
async function readMaterials(
  client: QueryClient,
  recipes: readonly Replaceable[],
  { instead }: Wanted,
): Promise<ReadonlyMap<number, KnownMaterial>> {
  const own = recipes.flatMap(({ lines }) => lines.map(({ materialId }) => materialId))
  const ids = [...new Set([...own, ...instead.map(({ id }) => id)])]
  const known = new Map<number, KnownMaterial>()
  for (let from = 0; from < ids.length; from += SELECTED_MAX) {
    const { data } = await client.query(materialsToCompare(ids.slice(from, from + SELECTED_MAX)))
    for (const { id, name, analysis } of data) {
      known.set(id, { id, name, analysis: analysis ?? null, price: null })
    }
  }
  return known
}

async function findOutcome(
  recipe: Replaceable,
  wanted: Wanted,
  known: ReadonlyMap<number, KnownMaterial>,
  signal: AbortSignal,
): Promise<Outcome> {
  const { lines, moles } = recipe
  const own = new Set(lines.map(({ materialId }) => materialId))
  // What has no analysis is in no formula, so none can be kept.
  const isKnown = [...own].every((id) => id === wanted.without || known.get(id)?.analysis)
  if (moles === null || !isKnown) return { kind: 'noFormula' }
  const question = questionOf(swapSearch({ moles, own, ...wanted }), known)
  if (typeof question === 'string') return { kind: 'none' }
  try {
    const answer = await solveInWorker(question, signal)
    return outcomeOf(answer, recipe, (id) => known.get(id)?.name ?? '')
  } catch (error) {
    if (error instanceof Error && error.name === 'SolveTimeout') return { kind: 'timeout' }
    throw error
  }
}

/** Changes an own recipe, unless it is another than the one that was solved. */
async function changeOwn(
  client: QueryClient,
  recipe: Replaceable,
  body: (name: string) => ReturnType<typeof recipeBody>,
): Promise<Saved> {
  const params = { id: recipe.id }
  const { data } = await call('getMaterial', { params })
  if (!isAsBefore(data, recipe)) return { kind: 'changed' }
  const change = { ...body(data.name), version: data.version }
  const answer = await call('updateRecipe', { params, body: change })
  client.setQueryData(materialDetail(recipe.id).queryKey, answer.data)
  return { kind: 'saved' }
}

/** Makes a copy of another's recipe, once, and changes that. */
async function makeCopy(
  recipe: Replaceable,
  change: ReturnType<typeof recipeBody>,
  copies: Map<number, number>,
): Promise<Saved> {
  const known = copies.get(recipe.id)
  const { data: copy } =
    known === undefined
      ? await call('copyMaterial', { params: { id: recipe.id }, method: 'POST' })
      : await call('getMaterial', { params: { id: known } })
  copies.set(recipe.id, copy.id)
  const body = { ...change, version: copy.version }
  await call('updateRecipe', { params: { id: copy.id }, body })
  return { kind: 'saved' }
}

function isAsBefore({ components }: MaterialDetail, { lines }: Replaceable): boolean {
  return (
    components.length === lines.length &&
    components.every(({ material, percentageAmount, isAdditional }, at) => {
      const line = lines[at]
      return (
        line?.materialId === material.id &&
        line.amount === percentageAmount &&
        line.isAdditional === isAdditional
      )
    })
  )
}
