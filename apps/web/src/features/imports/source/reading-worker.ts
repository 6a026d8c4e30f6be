import type { Document } from '@glazy/formats/record/document'
import { readInBrowser } from '@glazy/formats/file/read-in-browser'
import { readText } from '@glazy/formats/text/read-text'
import type { ImportSource } from './import-source.ts'

/** A piece of what a source holds: small enough that the page stays alive while it takes it. */
export interface ReadPiece extends Document {
  /** Place of the source among those that were sent. */
  readonly at: number
  /** Whether the source has been read to its end. */
  readonly isLast: boolean
}

/** Records in one message. */
const PIECE = 250

self.addEventListener('message', ({ data }: MessageEvent<readonly ImportSource[]>) => {
  readAll(data).catch(reportError)
})

/** Reads what it is sent, one source after the other, and answers in pieces. */
async function readAll(sources: readonly ImportSource[]): Promise<void> {
  for (const [at, source] of sources.entries()) {
    const { format, about, recipes, materials, belongings, problems, lines } =
      'text' in source
        ? readText(source.text, source.corrections)
        : await readInBrowser(new Uint8Array(source.bytes))
    const pieces = Math.max(1, Math.ceil(Math.max(recipes.length, materials.length) / PIECE))
    for (let piece = 0; piece < pieces; piece += 1) {
      const slice = <TRecord>(records: readonly TRecord[]) =>
        records.slice(piece * PIECE, (piece + 1) * PIECE)
      self.postMessage({
        at,
        format,
        about,
        recipes: slice(recipes),
        materials: slice(materials),
        problems: piece === 0 ? problems : [],
        ...(piece === 0 && lines && { lines }),
        ...(piece === 0 && belongings && { belongings }),
        isLast: piece === pieces - 1,
      } satisfies ReadPiece)
    }
  }
}
