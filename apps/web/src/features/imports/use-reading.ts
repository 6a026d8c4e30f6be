import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useRef, useState } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { type MatchedNames, matchNames } from '#queries/recipe-import.ts'
import type { Matches } from './decisions.ts'
import { type ImportContent, type ImportProblem, toContent } from './import-content.ts'
import { type FilesProblem, filesProblem, type ImportSource, openFiles } from './import-source.ts'
import { readSources } from './read-sources.ts'

/** What files held, and what its names may mean. */
export interface ReadImport {
  /** Names of the files. */
  readonly name: string
  readonly content: ImportContent
  readonly matches: Matches
  readonly own: MatchedNames['recipes']
}

/** What went wrong; the first two are those of the specification. */
export type ReadingTrouble =
  | {
      readonly kind: 'importNoRecipes' | 'importParseError'
      readonly problems: readonly ImportProblem[]
    }
  | { readonly kind: FilesProblem }
  | { readonly kind: 'call'; readonly error: unknown }

export type ReadingState =
  | { readonly step: 'idle'; readonly trouble?: ReadingTrouble }
  | { readonly step: 'reading' | 'matching'; /** From 0 to 1. */ readonly share: number }

export interface ReadingActions {
  readonly readFiles: (files: readonly File[]) => void
  readonly readText: (name: string, text: string) => void
  readonly cancel: () => void
}

/** Reads files or a text, and asks what their names mean. */
export function useReading(onRead: (read: ReadImport) => void): [ReadingState, ReadingActions] {
  const [state, setState] = useState<ReadingState>({ step: 'idle' })
  const abort = useRef<AbortController>(undefined)

  async function read(open: () => Promise<readonly ImportSource[]>) {
    abort.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    setState({ step: 'reading', share: 0 })
    try {
      const sources = await open()
      const files = await readSources(sources, {
        signal,
        onProgress: (done) => setState({ step: 'reading', share: done / sources.length }),
      })
      const content = toContent(files)
      if (content.recipes.every(({ leftOut }) => leftOut !== undefined)) {
        setState({
          step: 'idle',
          trouble: { kind: kindOfTrouble(files), problems: content.problems },
        })
        return
      }
      setState({ step: 'matching', share: 0 })
      const found = await match(content, (share) => setState({ step: 'matching', share }), signal)
      if (signal.aborted) return
      setState({ step: 'idle' })
      onRead({ name: nameOf(files), content, ...found })
    } catch (error) {
      if (signal.aborted) return
      const trouble: ReadingTrouble = isApiError(error)
        ? { kind: 'call', error }
        : { kind: 'importParseError', problems: [] }
      setState({ step: 'idle', trouble })
    }
  }

  return [
    state,
    {
      readFiles: (files) => {
        const kind = filesProblem(files)
        if (kind !== undefined) setState({ step: 'idle', trouble: { kind } })
        else if (files.length > 0) void read(() => openFiles(files))
      },
      readText: (name, text) => {
        const kind = filesProblem([{ size: text.length }])
        if (kind !== undefined) setState({ step: 'idle', trouble: { kind } })
        else if (text.trim() !== '') void read(async () => [{ name, text }])
        else setState({ step: 'idle', trouble: { kind: 'importNoRecipes', problems: [] } })
      },
      cancel: () => {
        abort.current?.abort()
        setState({ step: 'idle' })
      },
    },
  ]
}

function kindOfTrouble(
  files: Parameters<typeof toContent>[0],
): 'importNoRecipes' | 'importParseError' {
  const codes = files.flatMap(({ document }) => document.problems.map(({ code }) => code))
  return codes.includes('importParseError') ? 'importParseError' : 'importNoRecipes'
}

/** The name of an import in the list of imports. */
function nameOf(files: Parameters<typeof toContent>[0]): string {
  const names = files.map(({ name }) => name).join(', ')
  return names.length > MATERIAL_NAME_MAX_LENGTH
    ? `${names.slice(0, MATERIAL_NAME_MAX_LENGTH - 1)}…`
    : names
}

async function match(
  { ingredients, recipes }: ImportContent,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Pick<ReadImport, 'matches' | 'own'>> {
  const asked = (name: string) => name.slice(0, MATERIAL_NAME_MAX_LENGTH)
  const named = ingredients.filter(({ recipe }) => recipe === undefined)
  const found = await matchNames(
    {
      ingredients: [...new Set(named.map(({ name }) => asked(name)))],
      recipes: [...new Set(recipes.map(({ name }) => asked(name)))],
    },
    onProgress,
    signal,
  )
  const matches = new Map(
    named.map(({ key, name }) => [key, found.ingredients.get(asked(name)) ?? []]),
  )
  return { matches, own: found.recipes }
}
