import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { useSite } from '#lib/site-context.ts'
import { matchNames } from '#queries/recipe-import.ts'
import { namesOf } from '@glazy/formats/import/belongings'
import { certainMatch, matchesOf, namesToMatch, parentsOf } from '@glazy/formats/import/choices'
import { findOwn, type OwnRecipe } from '@glazy/formats/import/plan'
import type { NameMatch } from '@glazy/contract/imports'
import { type ImportContent, type ImportProblem, toContent } from '@glazy/formats/import/content'
import type { ReadFile } from '@glazy/formats/import/materials'
import {
  type LineCorrections,
  type LineReading,
  NO_CORRECTIONS,
} from '@glazy/formats/text/line-readings'
import { type FilesProblem, filesProblem, type ImportSource, openFiles } from './import-source.ts'
import { belongingsOf, type ReadBelongings } from '#features/imports/belongings/read-belongings.ts'
import { originalsOf } from './read-originals.ts'
import { readSources } from './read-sources.ts'

/** A text as it was pasted, what its lines were read as, and what a person says they are. */
export interface PastedText {
  readonly text: string
  readonly lines: readonly LineReading[]
  readonly corrections: LineCorrections
}

/** What files held, and what its names may mean. */
export interface ReadImport {
  /** Names of the files. */
  readonly name: string
  readonly content: ImportContent
  readonly matches: Matches
  /** Materials of the library by the names that files give to parents. */
  readonly parents: ReadonlyMap<string, number>
  /** Recipes of the files that the person has already, by their keys. */
  readonly own: ReadonlyMap<string, OwnRecipe>
  /** Of a text that was typed or pasted. */
  readonly pasted?: PastedText
  /** What recipes of this site are copies of, by their keys. */
  readonly originals: ReadonlyMap<string, number>
  /** What persons' exports hold besides items. */
  readonly belongings: readonly ReadBelongings[]
  /** Items of the library by the names that those say, in any case. */
  readonly named: ReadonlyMap<string, number>
  /** New recipes and materials that the person may still import. */
  readonly left: number
}

/** What may be meant, by the key of the ingredient. */
export type Matches = ReadonlyMap<string, readonly NameMatch[]>

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
  /** Reads a pasted text again with what a person says of its lines. */
  readonly correct: (name: string, text: string, corrections: LineCorrections) => void
  readonly cancel: () => void
}

type OpenSources = () => Promise<readonly ImportSource[]>

/** Reads files or a text, and asks what their names mean. */
export function useReading(onRead: (read: ReadImport) => void): [ReadingState, ReadingActions] {
  const [state, setState] = useState<ReadingState>({ step: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const { url: site } = useSite()
  const { texts } = useRouter().options.context

  /** Ends what is being read, with what is wrong about it or what came after it. */
  function stop(trouble?: ReadingTrouble) {
    abort.current?.abort()
    setState({ step: 'idle', ...(trouble && { trouble }) })
  }

  async function read(open: OpenSources, isAgain = false) {
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
      const content = toContent(files, new Date())
      if (content.problems.length > 0) await texts.load(['importProblems'])
      signal.throwIfAborted()
      const belongings = belongingsOf(files, content)
      if (!isAgain && !hasRecipes(content) && belongings.length === 0) {
        stop({ kind: kindOfTrouble(files), problems: content.problems })
        return
      }
      setState({ step: 'matching', share: 0 })
      const onProgress = (share: number) => setState({ step: 'matching', share })
      const found = await match({ content, belongings }, onProgress, signal)
      if (signal.aborted) return
      stop()
      const pasted = pastedText(sources, files)
      onRead({
        name: nameOf(files),
        content,
        belongings,
        originals: originalsOf(files, content, site),
        ...found,
        ...(pasted && { pasted }),
      })
    } catch (error) {
      if (signal.aborted) return
      stop(isApiError(error) ? { kind: 'call', error } : { kind: 'importParseError', problems: [] })
    }
  }

  return [
    state,
    {
      readFiles: (files) => {
        const kind = filesProblem(files)
        if (kind !== undefined) stop({ kind })
        else if (files.length > 0) void read(() => openFiles(files))
      },
      readText: (name, text) => {
        const kind = filesProblem([{ size: text.length }])
        if (kind !== undefined) stop({ kind })
        else if (text.trim() !== '') void read(async () => [{ name, text }])
        else stop({ kind: 'importNoRecipes', problems: [] })
      },
      correct: (name, text, corrections) =>
        void read(async () => [{ name, text, corrections }], true),
      cancel: () => stop(),
    },
  ]
}

/** Whether there is a recipe to show; one that is too large for the library is shown with that. */
function hasRecipes({ recipes }: ImportContent): boolean {
  return recipes.some(({ leftOut }) => leftOut !== 'noComponents' && leftOut !== 'noValidAmounts')
}

/** The one text that was pasted, where its lines can be told apart. */
function pastedText(
  [source]: readonly ImportSource[],
  [file]: readonly ReadFile[],
): PastedText | undefined {
  const lines = file?.document.lines ?? []
  if (source === undefined || !('text' in source) || lines.length === 0) return undefined
  return { text: source.text, lines, corrections: source.corrections ?? NO_CORRECTIONS }
}

function kindOfTrouble(files: readonly ReadFile[]): 'importNoRecipes' | 'importParseError' {
  const problems = files.flatMap(({ document }) => document.problems)
  const isBroken = problems.some(({ code }) => code === 'importParseError' || code === 'brokenJson')
  return isBroken ? 'importParseError' : 'importNoRecipes'
}

/** The name of an import in the list of imports. */
function nameOf(files: readonly ReadFile[]): string {
  // eslint-disable-next-line no-restricted-syntax -- Kept with the import, whoever reads it.
  const names = files.map(({ name }) => name).join(', ')
  return names.length > MATERIAL_NAME_MAX_LENGTH
    ? `${names.slice(0, MATERIAL_NAME_MAX_LENGTH - 1)}…`
    : names
}

async function match(
  { content, belongings }: Pick<ReadImport, 'content' | 'belongings'>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Pick<ReadImport, 'matches' | 'parents' | 'own' | 'named' | 'left'>> {
  const asked = (name: string) => name.slice(0, MATERIAL_NAME_MAX_LENGTH)
  const said = belongings.flatMap(({ found: all }) => namesOf(all))
  const found = await matchNames(
    {
      ingredients: [...new Set([...namesToMatch(content), ...said].map(asked))],
      recipes: [...new Set(content.recipes.map(({ name }) => name))],
    },
    onProgress,
    signal,
  )
  const find = (name: string) => found.ingredients.get(asked(name)) ?? []
  const named = content.ingredients.filter(({ recipe }) => recipe === undefined)
  return {
    matches: new Map(named.map((ingredient) => [ingredient.key, matchesOf(ingredient, find)])),
    parents: parentsOf(content, find),
    own: findOwn(content, found.recipes),
    left: found.left,
    named: new Map(
      said.flatMap((name) => {
        const same = certainMatch(find(name))
        return same ? [[name, same.id] as const] : []
      }),
    ),
  }
}
