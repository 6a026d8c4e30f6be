import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { IMPORT_NAMES_MAX, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import type { FoundRecipe } from '@glazy/formats/record/document'
import { readDocument } from '@glazy/formats/file/read'
import { writeGlazeChemRecipes } from '@glazy/formats/glazechem/write-glazechem'
import { toFoundRecipe } from '#library/found-recipe.ts'
import { generateRecipe } from '#library/generate.ts'
import { stockPantry } from '#library/mix.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { startServer } from '#product/processes.ts'
import { printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { openNotebook, type Post } from './notebook.ts'

const SECONDS_MAX = 15
/** Recipes of the two files that are made where none are given. */
const GENERATED = [626, 770]

interface BenchFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Takes GlazeChem files the way of the import panel: reads them as the browser's worker does, asks
 * what all names mean, makes what is unknown, and saves part by part. A person's decisions take no
 * time here.
 */
export async function benchPanelImport({ workDir, port, files }: Settings): Promise<void> {
  const sources = files.length > 0 ? await openFiles(files) : await makeFiles()
  const folder = join(workDir, 'panel-import')
  await rm(folder, { recursive: true, force: true })
  const server = await startServer({ dataDir: folder, port })
  try {
    const post = await openNotebook(server.url)
    const begin = performance.now()
    const recipes = sources.flatMap(({ bytes }) => readDocument(bytes).recipes)
    const read = performance.now()
    const { known, asked } = await matchNames(post, recipes)
    const matched = performance.now()
    const saved = await save(post, recipes, known, asked)
    const end = performance.now()
    const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(2)} s`
    printFigures(`Importing ${sources.map(({ name }) => name).join(', ')} as the panel does`, [
      { what: `reading ${whole(recipes.length)} recipes`, ours: seconds(begin, read) },
      { what: `looking up ${whole(asked.length)} names`, ours: seconds(read, matched) },
      { what: `saving ${whole(saved)} recipes and materials`, ours: seconds(matched, end) },
      {
        what: 'all of it',
        ours: seconds(begin, end),
        target: `≤ ${SECONDS_MAX} s`,
        isReached: end - begin <= SECONDS_MAX * 1_000,
      },
    ])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function openFiles(paths: readonly string[]): Promise<BenchFile[]> {
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })),
  )
}

/** Two files of generated recipes, as GlazeChem writes them. */
async function makeFiles(): Promise<BenchFile[]> {
  const pantry = stockPantry(await readStarterLibrary())
  let number = 0
  return GENERATED.map((count, at) => {
    const recipes = Array.from({ length: count }, () => {
      number += 1
      return toFoundRecipe(number, generateRecipe(number, pantry))
    })
    const bytes = new TextEncoder().encode(writeGlazeChemRecipes(recipes))
    return { name: `generated ${at + 1} (${whole(count)} recipes)`, bytes }
  })
}

async function matchNames(post: Post, recipes: readonly FoundRecipe[]) {
  const asked = [
    ...new Set(recipes.flatMap(({ components }) => components.map(({ name }) => name))),
  ]
  const known = new Map<string, number>()
  for (let at = 0; at < asked.length; at += IMPORT_NAMES_MAX) {
    const answer = await post<{
      ingredients: { name: string; matches: { id: number }[] }[]
    }>('/v2/imports/match', { ingredients: asked.slice(at, at + IMPORT_NAMES_MAX) })
    for (const { name, matches } of answer.ingredients) {
      const [best] = matches
      if (best) known.set(name, best.id)
    }
  }
  const names = [...new Set(recipes.map(({ name }) => name))]
  await post('/v2/imports/match', { recipes: names })
  return { known, asked }
}

/** Saves materials for the names that are not known, then all recipes; gives the number of both. */
async function save(
  post: Post,
  recipes: readonly FoundRecipe[],
  known: ReadonlyMap<string, number>,
  asked: readonly string[],
): Promise<number> {
  const clientKey = crypto.randomUUID()
  const unknown = asked.filter((name) => !known.has(name))
  const keyOf = new Map(unknown.map((name, at) => [name, `m${at}`]))
  const materials = unknown.map((name) => ({ key: keyOf.get(name), name: name.padEnd(3, '.') }))
  const records = recipes.flatMap((recipe, at) => {
    const components = recipe.components
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount, isAdditional }) => {
        const materialId = known.get(name)
        return {
          ...(materialId === undefined ? { key: keyOf.get(name) } : { materialId }),
          amount,
          isAdditional,
        }
      })
    const { name, description, date, fromConeId, toConeId, atmosphereIds } = recipe
    if (components.length === 0) return []
    return [
      { key: `r${at}`, name, description, date, fromConeId, toConeId, atmosphereIds, components },
    ]
  })
  const part = { clientKey, name: 'bench' }
  if (materials.length > 0) await post('/v2/imports', { ...part, materials })
  for (let at = 0; at < records.length; at += IMPORT_ROWS_MAX) {
    await post('/v2/imports', { ...part, recipes: records.slice(at, at + IMPORT_ROWS_MAX) })
  }
  return materials.length + records.length
}
