import { CALCULATION_VERSION } from '@glazy/ceramics/chemistry/chemistry'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { COLUMN_NAMES } from '#library-index/columns/column-table.ts'
import { createColumns, type LibraryColumns } from '#library-index/columns/columns.ts'
import { createVocabulary } from '#library-index/words/vocabulary.ts'
import { openBlocks, writeBlocks } from './block-file.ts'
import { packChunk, unpackChunk } from './pack-chunk.ts'

/**
 * The number of the layout of a chunk and of what is put into it; its columns are told apart by their
 * names. It rises when materials get other names, too: they are words of a chunk.
 */
const LAYOUT = 9

/** Up to where a snapshot knows everything. */
export interface SnapshotStamp {
  readonly place: string
  readonly horizon: string
}

/** What stands before the chunks. */
interface Head extends SnapshotStamp {
  readonly layout: string
  readonly chunks: number
}

const layout = () => [LAYOUT, CALCULATION_VERSION, ...COLUMN_NAMES].join(' ')

/**
 * Writes the columns down. They may change meanwhile: what a later block knows already comes again
 * with the changes since the stamp, which is from before the first one.
 */
export async function writeSnapshot(
  path: string,
  { chunks, vocabulary }: LibraryColumns,
  stamp: SnapshotStamp,
): Promise<void> {
  // Chunks that come later hold new items only, which come again.
  const kept = [...chunks]
  function* blocks() {
    const head: Head = { ...stamp, layout: layout(), chunks: kept.length }
    yield toBytes(head)
    for (const chunk of kept) yield packChunk(chunk)
    // At the end, since words of the last chunk may have come while the first was written.
    yield Buffer.from(
      Array.from({ length: vocabulary.size() }, (_, at) => vocabulary.word(at)).join('\n'),
    )
  }
  await writeBlocks(path, blocks())
}

/** @returns undefined where there is none, or it is another version's or damaged */
export async function readSnapshot(
  path: string,
): Promise<{ readonly columns: LibraryColumns; readonly stamp: SnapshotStamp } | undefined> {
  const blocks = await openBlocks(path)
  if (blocks === undefined) return undefined
  try {
    const head = JSON.parse((await blocks.next()).toString()) as Head
    if (head.layout !== layout()) return undefined
    const chunks: Chunk[] = []
    for (let number = 0; number < head.chunks; number += 1) {
      chunks.push(unpackChunk(number, await blocks.next()))
    }
    const vocabulary = createVocabulary()
    const words = (await blocks.next()).toString()
    for (const word of words === '' ? [] : words.split('\n')) vocabulary.numberOf(word)
    return { columns: createColumns(chunks, vocabulary), stamp: head }
  } catch {
    // Whatever is wrong with it: the tables know better.
    return undefined
  } finally {
    await blocks.close()
  }
}

function toBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value))
}
