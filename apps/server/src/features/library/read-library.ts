import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type * as z from 'zod'
import {
  type Library,
  type LibraryEntry,
  libraryMaterial,
  type LibraryProblem,
  libraryRecipe,
} from './library-schema.ts'

/** The library that comes with the product. */
export const LIBRARY_DIR = fileURLToPath(new URL('../../../../../library', import.meta.url))

const FOLDERS = { materials: 'primitive', analyses: 'analysis', recipes: 'recipe' } as const

/** Reads all files of a library folder, sorted by name, entries in the order of the files. */
export async function readLibrary(dir: string = LIBRARY_DIR): Promise<Library> {
  const entries: LibraryEntry[] = []
  const problems: LibraryProblem[] = []
  for (const folder of ['materials', 'analyses', 'recipes'] as const) {
    const names = (await readdir(join(dir, folder))).filter((name) => name.endsWith('.yaml'))
    for (const name of names.sort()) {
      const file = `${folder}/${name}`
      const library = readLibraryFile(
        file,
        await readFile(join(dir, file), 'utf8'),
        FOLDERS[folder],
      )
      entries.push(...library.entries)
      problems.push(...library.problems)
    }
  }
  return { entries, problems }
}

/** Keys of all entries, without reading what they say: at a start that is all that is asked. */
export async function readLibraryKeys(dir: string = LIBRARY_DIR): Promise<string[]> {
  const files = await Promise.all(
    Object.keys(FOLDERS).map(async (folder) => {
      const names = (await readdir(join(dir, folder))).filter((name) => name.endsWith('.yaml'))
      return Promise.all(names.map((name) => readFile(join(dir, folder, name), 'utf8')))
    }),
  )
  return files.flat().flatMap((text) => [...text.matchAll(ENTRY_KEY)].map(([, key = '']) => key))
}

/** Entries begin with their keys. */
const ENTRY_KEY = /^- key: (.+)$/gm

/** Reads one file; entries that the schema refuses are listed as problems. */
export function readLibraryFile(file: string, text: string, kind: LibraryEntry['kind']): Library {
  let items: unknown
  try {
    items = parse(text)
  } catch (error) {
    return { entries: [], problems: [{ file, entry: 'file', message: String(error) }] }
  }
  if (!Array.isArray(items)) {
    return { entries: [], problems: [{ file, entry: 'file', message: 'must hold a sequence' }] }
  }
  const entries: LibraryEntry[] = []
  const problems: LibraryProblem[] = []
  for (const [index, item] of items.entries()) {
    const label = labelOf(item, index)
    if (kind === 'recipe') {
      const result = libraryRecipe.safeParse(item)
      if (result.success) entries.push({ kind, file, entry: result.data })
      else problems.push(...problemsOf(file, label, result.error))
    } else {
      const result = libraryMaterial.safeParse(item)
      if (result.success) entries.push({ kind, file, entry: result.data })
      else problems.push(...problemsOf(file, label, result.error))
    }
  }
  return { entries, problems }
}

function labelOf(item: unknown, index: number): string {
  const key = typeof item === 'object' && item !== null && 'key' in item ? item.key : undefined
  return typeof key === 'string' ? key : `entry ${index + 1}`
}

function problemsOf(file: string, entry: string, error: z.ZodError): LibraryProblem[] {
  return error.issues.map((issue) => ({
    file,
    entry,
    message: `${issue.path.join('.')} ${issue.message}`.trim(),
  }))
}
