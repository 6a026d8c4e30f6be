import { childrenOf, findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { pick, pickNormal, pickWeighted, pickWhole, type Random, seededRandom } from '#random.ts'
import { type MixedLine, mixRecipe, type Pantry } from './mix.ts'
import { describeRecipe, nameRecipe } from './names.ts'
import type { Archetype } from './starter-library.ts'

/** A recipe of a generated library. */
export interface GeneratedRecipe {
  readonly name: string
  readonly description: string | null
  readonly typeId: number
  readonly baseTypeId: number
  readonly fromConeId: number
  readonly toConeId: number
  readonly atmosphereIds: readonly number[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly stateId: number
  /** Fired colour, six hexadecimal digits. */
  readonly colour: string | null
  readonly lines: readonly MixedLine[]
  readonly createdAt: Date
  readonly updatedAt: Date
  /** 0 to 1: which of the owners; small numbers own most. */
  readonly ownerShare: number
  readonly isPrivate: boolean
  readonly rating: { readonly average: number; readonly count: number } | null
  readonly photoCount: number
}

const FIRST_DAY = Date.UTC(2012, 0, 1)
const LAST_DAY = Date.UTC(2026, 9, 31)
const YEAR_MS = 365 * 24 * 3_600_000

/**
 * The recipe of a number: always the same, whatever the size of the library, so that a small
 * library is the beginning of a large one.
 */
export function generateRecipe(number: number, pantry: Pantry, seed = 1): GeneratedRecipe {
  const random = seededRandom(seed * 0x1000_0000 + number)
  const classic = pick(random, pantry.library.archetypes)
  const lines = mixRecipe(random, pantry, classic)
  const typeId = varyType(random, classic.typeId)
  const createdAt = FIRST_DAY + random() * (LAST_DAY - FIRST_DAY)
  const updatedAt = Math.min(LAST_DAY, createdAt + (random() < 0.5 ? 0 : random() * YEAR_MS))
  return {
    name: nameRecipe(random, classic.name),
    description: describeRecipe(random),
    typeId,
    baseTypeId: findMaterialType(typeId)?.baseTypeId ?? typeId,
    ...varyCones(random, classic),
    atmosphereIds: varyAtmospheres(random, classic),
    surfaceId: random() < 0.6 ? (classic.surfaceId ?? pickWhole(random, 1, 9)) : null,
    transparencyId: random() < 0.5 ? (classic.transparencyId ?? pickWhole(random, 1, 4)) : null,
    stateId: pickWeighted(random, STATES),
    colour: random() < 0.7 ? varyColour(random, classic.colour) : null,
    lines,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    ownerShare: random() ** 3,
    isPrivate: random() < 0.1,
    rating: random() < 0.15 ? rate(random) : null,
    photoCount: random() < 0.4 ? pickWhole(random, 1, 3) : 0,
  }
}

/** Testing, production, discontinued. */
const STATES = [
  [1, 60],
  [2, 35],
  [3, 5],
] as const

function rate(random: Random): { average: number; count: number } {
  return { average: pickWhole(random, 4, 10) / 2, count: 1 + Math.floor(random() ** 4 * 40) }
}

/** Mostly the type of the classic, else a neighbour in the tree of types. */
function varyType(random: Random, typeId: number): number {
  if (random() < 0.7) return typeId
  const parentId = findMaterialType(typeId)?.parentId ?? typeId
  const neighbours = childrenOf(parentId).filter((type) => type.category === 'recipe')
  return neighbours.length === 0 ? typeId : pick(random, neighbours).id
}

const COOLEST = 1
const HOTTEST = 38

function varyCones(random: Random, classic: Archetype) {
  const shift = random() < 0.25 ? pickWhole(random, -2, 2) : 0
  const clamp = (id: number) => Math.min(HOTTEST, Math.max(COOLEST, id))
  const fromConeId = clamp(classic.fromConeId + shift)
  const isSingle = random() < 0.3
  return { fromConeId, toConeId: isSingle ? fromConeId : clamp(classic.toConeId + shift) }
}

function varyAtmospheres(random: Random, classic: Archetype): readonly number[] {
  if (random() < 0.75) return classic.atmosphereIds
  return [...new Set([pick(random, classic.atmosphereIds), pickWhole(random, 1, 7)])]
}

function varyColour(random: Random, colour: string | null): string {
  const channels = [0, 2, 4].map((at) => {
    const known = colour === null ? 255 * random() : Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(Math.min(255, Math.max(0, known + 22 * pickNormal(random))))
  })
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
}
