import type { NameMatch } from '@glazy/contract/imports'
import { IMPORT_MAX_BYTES, MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { foldText } from '@glazy/ceramics/lookups/slug'
import {
  type FoundShelfRow,
  readShelfCsv,
  type ShelfCsvProblem,
} from '@glazy/formats/csv/shelf-csv'
import type { ImportIngredient } from '@glazy/formats/import/content'
import { useState } from 'react'
import { matchNames } from '#queries/recipe-import.ts'

/** A table of materials that has been read, with what its names may mean. */
export interface ReadInventory {
  readonly name: string
  /** The last row of each name, by the key of the name. */
  readonly rows: ReadonlyMap<string, FoundShelfRow>
  readonly ingredients: readonly ImportIngredient[]
  readonly matches: ReadonlyMap<string, readonly NameMatch[]>
  readonly problems: readonly ShelfCsvProblem[]
}

type Trouble = { readonly kind: 'nothing' | 'tooLarge' } | { readonly kind: 'call'; error: unknown }

/** Reads a table, and asks what its names mean. */
export function useInventoryReading(onRead: (read: ReadInventory) => void) {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isReading, setReading] = useState(false)

  async function read(name: string, size: number, open: () => Promise<string>) {
    if (size > IMPORT_MAX_BYTES) return setTrouble({ kind: 'tooLarge' })
    setTrouble(undefined)
    setReading(true)
    try {
      const { rows, problems } = readShelfCsv(await open())
      if (rows.length === 0) setTrouble({ kind: 'nothing' })
      else onRead(await match(name, rows, problems))
    } catch (error) {
      setTrouble({ kind: 'call', error })
    }
    setReading(false)
  }

  return {
    trouble,
    isReading,
    readFile: (file: File) => void read(file.name, file.size, () => file.text()),
    readText: (name: string, text: string) => void read(name, text.length, async () => text),
  }
}

async function match(
  name: string,
  rows: readonly FoundShelfRow[],
  problems: readonly ShelfCsvProblem[],
): Promise<ReadInventory> {
  const cut = rows.map((row) => ({
    ...row,
    material: row.material.slice(0, MATERIAL_NAME_MAX_LENGTH),
  }))
  const byKey = new Map(cut.map((row) => [foldText(row.material), row]))
  const ingredients = [...byKey].map(([key, row]) => ({
    ...{ key, name: row.material },
    uses: cut.filter(({ material }) => foldText(material) === key).length,
  }))
  const names = ingredients.map((ingredient) => ingredient.name)
  const found = await matchNames(
    { ingredients: names, recipes: [] },
    () => undefined,
    new AbortController().signal,
  )
  const matches = new Map(
    ingredients.map((each) => [each.key, found.ingredients.get(each.name) ?? []]),
  )
  return { name, rows: byKey, ingredients, matches, problems }
}
