import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { findStandIns } from '#features/solve/swap/stand-ins.ts'
import { notify } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { parseSolveSearch, type SolveSearch } from '#lib/solve-parameters.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownInventory } from '#queries/inventory.ts'
import { materialDetail } from '#queries/materials.ts'
import {
  inPercent,
  type QuestionChange,
  withoutMaterial,
  withRecipe,
  withShelf,
} from './question-changes.ts'
import { useKnownMaterials } from './use-known-materials.ts'

/** What the solver's screen asks, and how it is changed: all of it is in the address. */
export function useSolveForm(search: SolveSearch) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { user } = useSession()
  const { t: tErrors } = useTranslation('errors')
  const known = useKnownMaterials(search)

  /** Changes the question as it is by then: what is fetched for a change takes a while. */
  const goFrom = (change: (now: SolveSearch) => QuestionChange) =>
    void navigate({
      to: '/solve',
      search: (now) => {
        const asked = parseSolveSearch(now)
        return { ...asked, ...change(asked) }
      },
      replace: true,
      resetScroll: false,
    })

  const go = (change: QuestionChange) => goFrom(() => change)

  async function takeRecipe(id: number, swap?: number) {
    const recipe = await client.query(materialDetail(id))
    const replaced = recipe.components.find(({ material }) => material.id === swap)?.material
    if (swap === undefined || !replaced) return goFrom((now) => withRecipe(recipe, now, swap))
    const standIns = await findStandIns(client, user?.id, { ...replaced, id: swap })
    goFrom((now) => withoutMaterial(recipe, swap, standIns, now))
  }

  /** Asks for an analysis or a formula. */
  function setPercent(isPercent: boolean) {
    go(isPercent ? inPercent(search) : { as: undefined })
  }

  async function takeShelf(userId: number) {
    const { data } = await client.query(ownInventory(userId))
    const ids = data.map(({ materialId }) => materialId)
    goFrom((now) => withShelf(ids, now))
  }

  /** What could not be fetched changes nothing, and is told. */
  const tell = (error: unknown) => notify('error', errorText(tErrors, error))

  const begin = useEffectEvent((id: number, swapped: number | undefined) =>
    takeRecipe(id, swapped).catch((error: unknown) => {
      tell(error)
      go({ from: undefined, swap: undefined })
    }),
  )
  // Once for each recipe that an address brings, and for what is to be replaced in it.
  const { from, swap } = search
  useEffect(() => {
    if (from !== undefined) void begin(from, swap)
  }, [from, swap])

  return {
    known,
    go,
    setPercent,
    takeRecipe: (id: number) => void takeRecipe(id).catch(tell),
    takeShelf: user ? () => void takeShelf(user.id).catch(tell) : undefined,
  }
}
