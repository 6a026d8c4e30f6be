import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseConeRange } from '@glazy/ceramics/firing/cone-text'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { ATMOSPHERES, findByName, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { findByFullName } from '@glazy/ceramics/lookups/material-types'
import { parse } from 'yaml'
import { ROOT } from '#product/checkout.ts'

/** A raw material of the starter library. */
export interface StarterMaterial {
  readonly key: string
  readonly name: string
  readonly parent?: string
  readonly type: string
  readonly percent: OxideAmounts
  readonly loi: number
}

/** A line of a recipe: the key of a material and its parts by weight. */
export type Line = readonly [key: string, amount: number]

/** A recipe of the starter library, with its names looked up. */
export interface Archetype {
  readonly name: string
  readonly typeId: number
  readonly fromConeId: number
  readonly toConeId: number
  readonly atmosphereIds: readonly number[]
  readonly surfaceId: number | null
  readonly transparencyId: number | null
  readonly base: readonly Line[]
  readonly additions: readonly Line[]
  /** Six hexadecimal digits. */
  readonly colour: string | null
}

export interface StarterLibrary {
  readonly materials: ReadonlyMap<string, StarterMaterial>
  readonly archetypes: readonly Archetype[]
}

/** The fields of a recipe's entry that are used here. */
interface RecipeEntry {
  readonly name: string
  readonly type: string
  readonly cone: string
  readonly atmospheres: readonly string[]
  readonly surface?: string
  readonly transparency?: string
  readonly components: readonly Line[]
  readonly additions?: readonly Line[]
  readonly colour?: string
}

/** Reads the starter library: the real chemistry that the large libraries are mixed from. */
export async function readStarterLibrary(): Promise<StarterLibrary> {
  const materials = await readEntries<StarterMaterial>('materials')
  const recipes = await readEntries<RecipeEntry>('recipes')
  const byKey = new Map(materials.map((material) => [material.key, material]))
  return {
    materials: byKey,
    // A recipe that holds another recipe cannot be mixed from raw materials alone.
    archetypes: recipes.map(toArchetype).filter(({ base, additions }) => {
      return [...base, ...additions].every(([key]) => byKey.has(key))
    }),
  }
}

async function readEntries<TEntry>(folder: string): Promise<TEntry[]> {
  const path = join(ROOT, 'library', folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.yaml')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
  // `npm run glazy -- check-library` proves the shape of every entry.
  return texts.flatMap((text) => parse(text) as TEntry[])
}

function toArchetype(entry: RecipeEntry): Archetype {
  const cone = parseConeRange(entry.cone)
  const type = findByFullName(entry.type)
  if (!cone.ok || type === undefined) throw new Error(`${entry.name}: unknown cone or type`)
  return {
    name: entry.name,
    typeId: type.id,
    fromConeId: cone.value.fromId,
    toConeId: cone.value.toId,
    atmosphereIds: entry.atmospheres.flatMap((name) => findByName(ATMOSPHERES, name)?.id ?? []),
    surfaceId: findByName(SURFACES, entry.surface ?? '')?.id ?? null,
    transparencyId: findByName(TRANSPARENCIES, entry.transparency ?? '')?.id ?? null,
    base: entry.components,
    additions: entry.additions ?? [],
    colour: entry.colour?.slice(1) ?? null,
  }
}
