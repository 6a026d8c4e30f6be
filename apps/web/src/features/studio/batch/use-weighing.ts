import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { useBrowserStore } from '#lib/browser-store.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { type KeptWeighing, keptWeighings, weighingOf, withWeighing } from './kept-weighings.ts'
import { weightTextIn } from './use-unit-change.ts'

/** What is weighed of a batch, and in which containers; kept in this browser. */
export interface WeighingState extends KeptWeighing {
  /** Ticks an ingredient, or takes its tick back. */
  readonly toggle: (place: number) => void
  /** Takes the last tick back. */
  readonly undo: () => void
  readonly startOver: () => void
  readonly setTare: (text: string) => void
  readonly setOwnTare: (place: number, text: string) => void
  /** The containers weigh the same in another unit. */
  readonly convert: (from: WeightUnit, to: WeightUnit) => void
}

export function useWeighing(recipeId: number, batch: string): WeighingState {
  const { typed } = useFormats()
  const state = weighingOf(useBrowserStore(keptWeighings), recipeId, batch)
  // What is in the store now: two taps may come before the page is drawn again.
  const change = (changes: (now: KeptWeighing) => Partial<KeptWeighing>) => {
    const all = keptWeighings.get()
    const now = weighingOf(all, recipeId, batch)
    keptWeighings.set(withWeighing(all, { ...now, ...changes(now) }))
  }
  return {
    ...state,
    toggle: (place) =>
      change(({ weighed }) => ({
        weighed: weighed.includes(place)
          ? weighed.filter((other) => other !== place)
          : [...weighed, place],
      })),
    undo: () => change(({ weighed }) => ({ weighed: weighed.slice(0, -1) })),
    startOver: () => change(() => ({ weighed: [] })),
    setTare: (tare) => change(() => ({ tare })),
    setOwnTare: (place, text) =>
      change(({ tares }) => {
        const others = Object.entries(tares).filter(([other]) => other !== String(place))
        const all = text === '' ? others : [...others, [place, text]]
        return { tares: Object.fromEntries(all) }
      }),
    convert: (from, to) =>
      change(({ tare, tares }) => ({
        tare: weightTextIn(tare, from, to, typed),
        tares: Object.fromEntries(
          Object.entries(tares).map(([place, text]) => [
            place,
            weightTextIn(text, from, to, typed),
          ]),
        ),
      })),
  }
}
