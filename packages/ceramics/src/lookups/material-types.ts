import { MATERIAL_TYPE_ROWS } from '../data/material-types.ts'

/** A kind of glaze, clay body, raw material and so on; types form a tree. */
export interface MaterialType {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  /** An earlier, longer spelling that older files use. */
  readonly olderName?: string
  /** Names below the root, joined: `Glaze - Iron - Celadon`. */
  readonly fullName: string
  /** Ids from the root to this type. */
  readonly path: readonly number[]
  /** The ancestor (or the type itself) that people choose first: Glaze, Clay Body, Feldspar. */
  readonly baseTypeId: number
  readonly isBaseType: boolean
  /** Whether recipes or raw materials are of this type. */
  readonly category: 'material' | 'recipe'
}

/** Base types in the order in which they are offered. */
export const BASE_TYPES = {
  materials: [5, 9, 13, 17, 20, 23, 26, 29, 32, 35],
  recipes: [460, 110, 400, 440, 450, 1180],
} as const

/** Type every recipe falls under (the root of the recipe types). */
export const RECIPE_ROOT_ID = 100

/** Type of a raw material that has no other (the root of the material types). */
export const MATERIAL_ROOT_ID = 1

/** Base type of a new recipe: Glaze. */
export const GLAZE_TYPE_ID = 460
export const CLAY_BODY_TYPE_ID = 110
export const SLIP_TYPE_ID = 400

const NAME_SEPARATOR = ' - '

/** Base types are told by id; a plain array of numbers spares every look-up a cast. */
const BASE_TYPE_IDS: readonly number[] = [...BASE_TYPES.materials, ...BASE_TYPES.recipes]

const TYPE_BY_ID: ReadonlyMap<number, MaterialType> = buildTree()

/** All types, by id. Source: `data/material-types.ts`. */
export const MATERIAL_TYPES: readonly MaterialType[] = [...TYPE_BY_ID.values()]

/** Finds a type by its id. */
export function findMaterialType(id: number): MaterialType | undefined {
  return TYPE_BY_ID.get(id)
}

/** The types above a type, from the root down; empty for a root and for an unknown id. */
export function ancestors(id: number): MaterialType[] {
  const path = TYPE_BY_ID.get(id)?.path ?? []
  return path.slice(0, -1).flatMap((ancestorId) => TYPE_BY_ID.get(ancestorId) ?? [])
}

/** All types below a type, at any depth. */
export function descendants(id: number): MaterialType[] {
  return MATERIAL_TYPES.filter((type) => type.id !== id && type.path.includes(id))
}

/** The types directly below a type. */
export function childrenOf(id: number): MaterialType[] {
  return MATERIAL_TYPES.filter((type) => type.parentId === id)
}

/** Names below the root, joined: `Glaze - Iron - Celadon`; empty for an unknown id. */
export function fullName(id: number): string {
  return TYPE_BY_ID.get(id)?.fullName ?? ''
}

/**
 * Finds a type by its full name, in any case and with the older spellings of its parts.
 *
 * @example
 * findByFullName('Glaze - Iron - Tenmoku, Temmoku, Tianmu')?.id // 540
 */
export function findByFullName(text: string): MaterialType | undefined {
  return TYPE_BY_FULL_NAME.get(foldedName(text))
}

const TYPE_BY_FULL_NAME: ReadonlyMap<string, MaterialType> = new Map(
  MATERIAL_TYPES.flatMap((type) => spellings(type).map((name) => [foldedName(name), type])),
)

/** Every full name of a type that arises from the names of its parts. */
function spellings(type: MaterialType): string[] {
  const own = type.olderName === undefined ? [type.name] : [type.name, type.olderName]
  const parent = type.parentId === null ? undefined : TYPE_BY_ID.get(type.parentId)
  if (!parent || parent.parentId === null) return own
  return spellings(parent).flatMap((above) => own.map((name) => above + NAME_SEPARATOR + name))
}

function foldedName(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'")
}

/** Rows come parents first, so each type finds its parent built. */
function buildTree(): Map<number, MaterialType> {
  const types = new Map<number, MaterialType>()
  for (const [id, parentId, name, olderName] of MATERIAL_TYPE_ROWS) {
    const parent = parentId === null ? undefined : types.get(parentId)
    const path = [...(parent?.path ?? []), id]
    const isBelowBase = parent !== undefined && parent.parentId !== null
    types.set(id, {
      id,
      parentId,
      name,
      ...(olderName !== undefined && { olderName }),
      fullName: isBelowBase ? parent.fullName + NAME_SEPARATOR + name : name,
      path,
      baseTypeId: path[1] ?? id,
      isBaseType: BASE_TYPE_IDS.includes(id),
      category: path[0] === RECIPE_ROOT_ID ? 'recipe' : 'material',
    })
  }
  return types
}
