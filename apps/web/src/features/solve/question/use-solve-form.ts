import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { AreaPlace } from '@glazy/solver/area-place'
import type { SolveAnswer } from '@glazy/solver/question'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { KnownMaterial } from './solve-question.ts'
import { findStandIns, SWAP_TOLERANCE } from '#features/solve/swap/stand-ins.ts'
import { useSession } from '#lib/session/use-session.ts'
import { CHOSEN_MAX, parseSolveSearch, type SolveSearch } from '#lib/solve-parameters.ts'
import {
  percentWishesFor,
  readChosen,
  readWishes,
  type Wishes,
  wishesFor,
  writeChosen,
  writeWishes,
} from '#lib/solve-search.ts'
import { ownInventory, useOwnStock } from '#queries/inventory.ts'
import { kilogramPrice, useMaterialPrices } from '#queries/material-prices.ts'
import { materialDetail, materialsToCompare } from '#queries/materials.ts'

/** What the solver's screen asks, and how it is changed: all of it is in the address. */
export function useSolveForm(search: SolveSearch) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { user } = useSession()
  const known = useKnownMaterials(search)

  /** Changes the question as it is by then: what is fetched for a change takes a while. */
  const goFrom = (change: (now: SolveSearch) => Partial<SolveSearch>) =>
    void navigate({
      to: '/solve',
      search: (now) => {
        const asked = parseSolveSearch(now)
        return { ...asked, ...change(asked) }
      },
      replace: true,
      resetScroll: false,
    })

  const go = (change: Partial<SolveSearch>) => goFrom(() => change)

  async function takeRecipe(id: number, swap?: number) {
    const { umf, components } = await client.query(materialDetail(id))
    const own = new Set(components.flatMap(({ material }) => material.id ?? []))
    const moles = umf?.moles ?? {}
    const formula = writeWishes(wishesFor(moles))
    const percents = writeWishes(percentWishesFor(moles))
    const only = { sum: undefined, in: undefined, lim: undefined }
    const taken = ({ as }: SolveSearch) => ({
      ...{ from: undefined, swap, base: id, ...only },
      ...{ umf: formula, pc: as && percents },
    })
    const replaced = components.find(({ material }) => material.id === swap)?.material
    if (swap !== undefined && replaced) {
      const standIns = await findStandIns(client, user?.id, { ...replaced, id: swap })
      const others = [...own, ...standIns].filter((each) => each !== swap)
      const asked = { of: chosenFrom(others), n: own.size, tol: SWAP_TOLERANCE }
      return goFrom((now) => ({ ...taken(now), ...asked }))
    }
    goFrom((now) => ({
      ...taken(now),
      of: readChosen(now.of).length > 0 ? now.of : chosenFrom([...own]),
    }))
  }

  /** Asks for an analysis or a formula; the first time, for the same one in other figures. */
  function setPercent(isPercent: boolean) {
    if (!isPercent) return go({ as: undefined })
    const wishes = [...readWishes(search.umf)]
    const figures = wishes.flatMap(([oxide, wish]) =>
      typeof wish === 'number' ? [[oxide, wish] as const] : [],
    )
    const isFormula = figures.length > 0 && figures.length === wishes.length
    const same = isFormula ? writeWishes(percentWishesFor(Object.fromEntries(figures))) : undefined
    go({ as: 'percent', pc: search.pc ?? same })
  }

  async function takeShelf() {
    if (!user) return
    const { data } = await client.query(ownInventory(user.id))
    goFrom(({ of }) => {
      const chosen = readChosen(of)
      const further = data
        .map(({ materialId }) => ({ id: materialId }))
        .filter(({ id }) => !chosen.some((one) => one.id === id))
      return { of: writeChosen([...chosen, ...further].slice(0, CHOSEN_MAX)) }
    })
  }

  const begin = useEffectEvent((id: number, swapped: number | undefined) =>
    takeRecipe(id, swapped).catch(() => go({ from: undefined, swap: undefined })),
  )
  // Once for each recipe that an address brings, and for what is to be replaced in it.
  const { from, swap } = search
  useEffect(() => {
    if (from !== undefined) void begin(from, swap)
  }, [from, swap])

  return { known, go, setPercent, takeRecipe, takeShelf: user ? takeShelf : undefined }
}

const CLAY_TYPE_ID = 13

function isClay(typeId: number | null): boolean {
  return typeId !== null && findMaterialType(typeId)?.path.includes(CLAY_TYPE_ID) === true
}

function chosenFrom(ids: readonly number[]): string | undefined {
  const each = [...new Set(ids)].slice(0, CHOSEN_MAX)
  return writeChosen(each.map((id) => ({ id })))
}

/** The materials of a question, with what the visitor pays for them. */
export function useKnownMaterials({ of }: Pick<SolveSearch, 'of'>) {
  const ids = readChosen(of).map(({ id }) => id)
  const query = useQuery({ ...materialsToCompare(ids), enabled: ids.length > 0 })
  const { prices } = useMaterialPrices()
  const stock = useOwnStock()
  const byId = new Map(
    (ids.length === 0 ? [] : (query.data?.data ?? [])).map(
      ({ id, name, analysis, materialTypeId }) => {
        const paid = stock.get(id)?.convertedPrice
        const price = paid ? Number(paid) : kilogramPrice(prices, `#${id}`)
        return [
          id,
          {
            id,
            name,
            analysis: analysis ?? null,
            price,
            isClay: isClay(materialTypeId),
          } satisfies KnownMaterial,
        ] as const
      },
    ),
  )
  return { byId, isLoading: query.isLoading, error: query.error, retry: query.refetch }
}

/** Where a question is on the chart, or else the best recipe that answers it. */
export function placeOf(wishes: Wishes, answer: SolveAnswer | undefined): AreaPlace | undefined {
  const [x, y] = [wishes.get('SiO2'), wishes.get('Al2O3')]
  if (typeof x === 'number' && typeof y === 'number') return { x, y }
  const umf = (answer?.recipes[0] ?? answer?.nearest)?.umf
  return umf && { x: umf.SiO2 ?? 0, y: umf.Al2O3 ?? 0 }
}
