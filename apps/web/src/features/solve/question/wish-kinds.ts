import type { OxideWish } from '@glazy/solver/question'

/** What can be wanted of an oxide, in the words of the form. */
export const WISH_KINDS = ['exactly', 'between', 'atLeast', 'atMost', 'minimise', 'ignore'] as const
/** What can be wanted of a ratio. */
export const RATIO_KINDS = ['exactly', 'between', 'atLeast', 'atMost'] as const
export type WishKind = (typeof WISH_KINDS)[number]

export function kindOf(wish: OxideWish): WishKind {
  if (typeof wish === 'number') return 'exactly'
  if (typeof wish === 'string') return wish
  if (wish.min === undefined) return 'atMost'
  return wish.max === undefined ? 'atLeast' : 'between'
}

/** How far a span reaches that a figure is widened to, as a part of it. */
const WIDENED = 0.1

/** A wish of another kind, about the same figure. */
export function wishOfKind(wish: OxideWish, kind: WishKind): OxideWish {
  const figure = figureOf(wish)
  const round = (value: number) => Number(value.toFixed(4))
  switch (kind) {
    case 'exactly':
      return figure
    case 'between':
      return { min: round(figure * (1 - WIDENED)), max: round(figure * (1 + WIDENED)) }
    case 'atLeast':
      return { min: figure }
    case 'atMost':
      return { max: figure }
    default:
      return kind
  }
}

function figureOf(wish: OxideWish): number {
  if (typeof wish === 'number') return wish
  if (typeof wish === 'string') return 0.1
  const { min, max } = wish
  if (min === undefined || max === undefined) return min ?? max ?? 0.1
  return Number(((min + max) / 2).toFixed(4))
}
