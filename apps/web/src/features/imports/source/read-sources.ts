import type { Document, FoundMaterial, FoundRecipe } from '@glazy/formats/record/document'
import type { Problem } from '@glazy/formats/record/problems'
import type { LineReading } from '@glazy/formats/text/line-readings'
import type { FoundBelongings } from '@glazy/formats/record/belongings'
import type { ReadFile } from '@glazy/formats/import/materials'
import type { ImportSource } from './import-source.ts'
import type { ReadPiece } from './reading-worker.ts'

export interface Reading {
  /** Told how many of the sources have been read. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/**
 * Reads files and texts in a worker of its own, so that the page stays alive however large they are.
 *
 * @throws the signal's reason when reading is cancelled, or an Error when the worker breaks
 */
export async function readSources(
  sources: readonly ImportSource[],
  { onProgress, signal }: Reading,
): Promise<readonly ReadFile[]> {
  // It may have been cancelled while its files were opened.
  signal.throwIfAborted()
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  const files = sources.map(({ name }) => ({
    name,
    document: {
      format: 'unknown' as Document['format'],
      about: {} as Document['about'],
      recipes: [] as FoundRecipe[],
      materials: [] as FoundMaterial[],
      problems: [] as Problem[],
      lines: [] as LineReading[],
      belongings: undefined as FoundBelongings | undefined,
    },
  }))
  return await new Promise<readonly ReadFile[]>((resolve, reject) => {
    let done = 0
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadPiece>) => {
      const document = files[data.at]?.document
      if (document === undefined) return
      Object.assign(document, { format: data.format, about: data.about })
      document.recipes.push(...data.recipes)
      document.materials.push(...data.materials)
      document.problems.push(...data.problems)
      document.lines.push(...(data.lines ?? []))
      document.belongings ??= data.belongings
      if (!data.isLast) return
      done += 1
      onProgress(done)
      if (done === sources.length) resolve(files)
    })
    worker.postMessage(
      sources,
      sources.flatMap((source) => ('bytes' in source ? [source.bytes] : [])),
    )
  }).finally(() => worker.terminate())
}
