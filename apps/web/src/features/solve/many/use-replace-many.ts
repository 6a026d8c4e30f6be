import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KnownMaterial } from '#features/solve/question/solve-question.ts'
import { materialKeys } from '#queries/materials.ts'
import { findReplacement, readMaterials } from './find-replacement.ts'
import type { Outcome, Replaceable, Saved, Wanted } from './replaceable.ts'
import { changeCopy, changeOwn } from './save-replaced.ts'
import { useEach } from './use-each.ts'

interface Texts {
  /** What is said of the change in the list of versions. */
  readonly note: string
  readonly copyName: (name: string) => string
}

/** Looks for every recipe without the material, one after the other, and saves those that are wanted. */
export function useReplaceMany(userId: number) {
  const client = useQueryClient()
  const { each, reset: resetWork, ...work } = useEach<'finding' | 'saving'>()
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

  async function find(recipes: readonly Replaceable[], wanted: Wanted) {
    reset()
    let known: ReadonlyMap<number, KnownMaterial> | undefined
    await each('finding', recipes, async (recipe, signal) => {
      known ??= await readMaterials(client, recipes, wanted)
      const outcome = await findReplacement(recipe, wanted, known, signal)
      setOutcomes((before) => new Map([...before, [recipe.id, outcome]]))
    })
  }

  async function save(recipes: readonly Replaceable[], { note, copyName }: Texts) {
    await each('saving', recipes, async (recipe) => {
      const outcome = outcomes.get(recipe.id)
      if (!outcome || !('lines' in outcome)) return
      const replaced = { lines: outcome.lines, note }
      const saving =
        recipe.ownerId === userId
          ? changeOwn(client, recipe, replaced)
          : changeCopy(recipe, copyName(recipe.name), replaced, copies.current)
      const result = await saving.catch((error: unknown): Saved => ({ kind: 'failed', error }))
      setSaved((before) => new Map([...before, [recipe.id, result]]))
    })
    await client.invalidateQueries({ queryKey: materialKeys.all })
  }

  return { ...work, outcomes, saved, find, save, reset }
}
