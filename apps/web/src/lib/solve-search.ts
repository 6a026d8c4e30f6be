import { KNAO } from '@glazy/ceramics/charts/chart-axes'
import type { LimitedOxides } from '@glazy/ceramics/charts/limit-on-axes'
import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { type Oxide, type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { percentFromMoles } from '@glazy/ceramics/chemistry/analysis'
import { readId } from '@glazy/contract/readers'
import type { OxideWish, Span } from '@glazy/solver/question'
import { CHOSEN_MAX, readPercent, type SolveSearch } from './solve-parameters.ts'

/** What is wanted of each oxide, in the order in which it was asked for. */
export type Wishes = ReadonlyMap<Oxide, OxideWish>

/**
 * Reads what is wanted of oxides: a figure, `from-to` with one end at least, `any` or `min`.
 *
 * @example readWishes('SiO2:3.2,Al2O3:0.3-0.5,MgO:-0.2,Fe2O3:any')
 */
export function readWishes(text = ''): Wishes {
  const wishes = text.split(',').flatMap((part): [Oxide, OxideWish][] => {
    const [name = '', wanted = ''] = part.split(':')
    const oxide = OXIDES.find((known) => known === name)
    const wish = readWish(wanted)
    return oxide === undefined || wish === undefined ? [] : [[oxide, wish]]
  })
  return new Map(wishes)
}

/** What is wanted of oxides, in what the question is asked in. */
export function wishesOf({ as, umf, pc }: SolveSearch): Wishes {
  return readWishes(as === 'percent' ? pc : umf)
}

/** A formula as percents of the glass by weight. */
export function percentWishesFor(moles: OxideAmounts): Wishes {
  return wishesFor(percentFromMoles(moles, 0))
}

/** Places of a figure that is taken from a formula. */
const DECIMALS = 4

/** A formula as it is, in moles per mole of flux: each oxide that it holds is to be what it is. */
export function wishesFor(moles: OxideAmounts): Wishes {
  const wishes = OXIDES.flatMap((oxide): [Oxide, OxideWish][] => {
    const figure = Number((moles[oxide] ?? 0).toFixed(DECIMALS))
    return figure > 0 ? [[oxide, figure]] : []
  })
  return new Map(wishes)
}

function readWish(text: string): OxideWish | undefined {
  if (text === 'any') return 'ignore'
  if (text === 'min') return 'minimise'
  const [from = '', to] = text.split('-')
  const [min, max] = [readFigure(from), readFigure(to ?? '')]
  if (to === undefined) return min
  return (min === undefined && max === undefined) || (min ?? 0) > (max ?? Infinity)
    ? undefined
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** What two oxides are to be of each other. */
export type RatioWish = number | Span

/** Reads a figure or `from-to` with one end at least, such as `7-9`. */
export function readRatio(text = ''): RatioWish | undefined {
  const wish = readWish(text)
  return typeof wish === 'string' ? undefined : wish
}

/** Reads a span, such as `6-7.2`, with one end at least. */
export function readSpan(text = ''): Span | undefined {
  const wish = readWish(text)
  return typeof wish === 'object' ? wish : undefined
}

/** What oxides are to be together, by their names as in `K2O+Na2O`. */
export type Sums = ReadonlyMap<string, RatioWish>

/**
 * Reads sums of oxides: a figure, or `from-to` with one end at least. A plus sign may have become a
 * space on its way through an address.
 *
 * @example readSums('K2O+Na2O:0.2-0.3,CaO+MgO:0.7')
 */
export function readSums(text = ''): Sums {
  const sums = text.split(',').flatMap((part): [string, RatioWish][] => {
    const [name = '', wanted = ''] = part.split(':')
    const oxides = readSum(name.replaceAll(' ', '+'))
    const wish = readRatio(wanted)
    return oxides === undefined || wish === undefined ? [] : [[oxides.join('+'), wish]]
  })
  return new Map(sums)
}

/** The text that {@link readSums} reads; nothing for none. */
export function writeSums(sums: Sums): string | undefined {
  return [...sums].map(([name, wish]) => `${name}:${writeWish(wish)}`).join(',') || undefined
}

/** What natural materials bring along, and no limits name. */
const COME_ALONG = ['TiO2', 'Fe2O3', 'P2O5'] as const

/** Published limits as a question: what they say of each oxide, and of K2O and Na2O together. */
export function searchWithin(limit: {
  readonly id: number
  readonly oxides: LimitedOxides['oxides']
}): Pick<SolveSearch, 'umf' | 'sum' | 'lim'> {
  const { [KNAO]: alkalis, ...single } = limit.oxides
  const wishes = OXIDES.flatMap((oxide): [Oxide, OxideWish][] => {
    const span = spanOf(single[oxide])
    if (span) return [[oxide, span]]
    return COME_ALONG.some((each) => each === oxide) ? [[oxide, 'ignore']] : []
  })
  const together = spanOf(alkalis)
  return {
    umf: writeWishes(new Map(wishes)),
    sum: together && writeSums(new Map([['K2O+Na2O', together]])),
    lim: limit.id,
  }
}

/** From 0 on is no demand. */
function spanOf([min, max]: readonly number[] = []): Span | undefined {
  if (min === undefined || max === undefined) return undefined
  return min > 0 ? { min, max } : { max }
}

/** The text that {@link readRatio} reads; nothing for none. */
export function writeRatio(wish: RatioWish | undefined): string | undefined {
  return wish === undefined ? undefined : writeWish(wish)
}

function readFigure(text: string): number | undefined {
  const figure = Number(text)
  return text !== '' && figure >= 0 && figure <= 1_000 ? figure : undefined
}

/** The text that {@link readWishes} reads; nothing for none. */
export function writeWishes(wishes: Wishes): string | undefined {
  const parts = [...wishes].map(([oxide, wish]) => `${oxide}:${writeWish(wish)}`)
  return parts.join(',') || undefined
}

function writeWish(wish: OxideWish): string {
  if (wish === 'ignore') return 'any'
  if (wish === 'minimise') return 'min'
  if (typeof wish === 'number') return String(wish)
  return `${wish.min ?? ''}-${wish.max ?? ''}`
}

/** A material that a recipe may be made of, with its least and most in percent by weight. */
export interface ChosenMaterial {
  readonly id: number
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * Reads materials by their ids, each with its least and most if there are any.
 *
 * @example readChosen('12,15:10-40,18:-5')
 */
export function readChosen(text = ''): readonly ChosenMaterial[] {
  const chosen = text.split(',').flatMap((part): ChosenMaterial[] => {
    const [number = '', limits = '-'] = part.split(':')
    const id = readId(number)
    if (id === undefined) return []
    const [min, max] = limits.split('-').map((end) => (end === '' ? undefined : readPercent(end)))
    return [{ id, min, max }]
  })
  return [...new Map(chosen.map((each) => [each.id, each])).values()].slice(0, CHOSEN_MAX)
}

/** The text that {@link readChosen} reads; nothing for none. */
export function writeChosen(chosen: readonly ChosenMaterial[]): string | undefined {
  const parts = chosen.map(({ id, min, max }) =>
    min === undefined && max === undefined ? String(id) : `${id}:${min ?? ''}-${max ?? ''}`,
  )
  return parts.join(',') || undefined
}
