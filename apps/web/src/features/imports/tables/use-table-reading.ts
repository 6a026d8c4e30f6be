import { foldText } from '@glazy/ceramics/lookups/slug'
import type { NameMatch } from '@glazy/contract/imports'
import { IMPORT_MAX_BYTES, MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import type { ImportIngredient } from '@glazy/formats/import/content'
import { useState } from 'react'
import { matchNames } from '#queries/recipe-import.ts'

/** A row of a table of materials. */
export interface TableRow {
  readonly line: number
  readonly material: string
}

/** What was found in a table. */
interface FoundTable<TRow extends TableRow, TProblem> {
  readonly rows: readonly TRow[]
  readonly problems: readonly TProblem[]
}

/** Reads the text of a table. */
export type TableReader<TRow extends TableRow, TProblem> = (
  text: string,
) => FoundTable<TRow, TProblem>

/** A table of materials that has been read, with what its names may mean. */
export interface ReadTable<TRow extends TableRow, TProblem> extends FoundTable<TRow, TProblem> {
  /** Of the file. */
  readonly name: string
  /** The names of the table, each once; their keys are their folded names. */
  readonly ingredients: readonly ImportIngredient[]
  readonly matches: ReadonlyMap<string, readonly NameMatch[]>
}

type Trouble = { readonly kind: 'nothing' | 'tooLarge' } | { readonly kind: 'call'; error: unknown }

/** How a table is read, as far as its form has to know. */
export interface TableReading {
  readonly trouble: Trouble | undefined
  readonly isReading: boolean
  readonly readFile: (file: File) => void
  readonly readText: (name: string, text: string) => void
}

/** Reads a table, and asks what its names mean. */
export function useTableReading<TRow extends TableRow, TProblem>(
  readCsv: TableReader<TRow, TProblem>,
  onRead: (read: ReadTable<TRow, TProblem>) => void,
): TableReading {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isReading, setReading] = useState(false)

  async function read(name: string, size: number, open: () => Promise<string>) {
    if (size > IMPORT_MAX_BYTES) return setTrouble({ kind: 'tooLarge' })
    setTrouble(undefined)
    setReading(true)
    try {
      const { rows, problems } = readCsv(await open())
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
    readFile: (file) => void read(file.name, file.size, () => file.text()),
    readText: (name, text) => void read(name, text.length, async () => text),
  }
}

async function match<TRow extends TableRow, TProblem>(
  name: string,
  found: readonly TRow[],
  problems: readonly TProblem[],
): Promise<ReadTable<TRow, TProblem>> {
  const rows = found.map((row) => ({
    ...row,
    material: row.material.slice(0, MATERIAL_NAME_MAX_LENGTH),
  }))
  const byKey = Map.groupBy(rows, (row) => foldText(row.material))
  const ingredients = [...byKey].map(([key, same]) => ({
    key,
    name: same.at(-1)?.material ?? '',
    uses: same.length,
  }))
  const names = ingredients.map((ingredient) => ingredient.name)
  const known = await matchNames(
    { ingredients: names, recipes: [] },
    () => undefined,
    new AbortController().signal,
  )
  const matches = new Map(
    ingredients.map((each) => [each.key, known.ingredients.get(each.name) ?? []]),
  )
  return { name, rows, ingredients, matches, problems }
}
