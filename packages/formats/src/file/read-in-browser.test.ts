import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '../record/limits.ts'
import { readDocument } from './read.ts'
import { readInBrowser } from './read-in-browser.ts'

const RECIPE = new TextEncoder().encode('Clear\nSilica 60\nWhiting 40')
const copy = (bytes: Uint8Array) => new Uint8Array(bytes)

it.each([
  ['a plain file', RECIPE],
  ['a packed file', gzipSync(RECIPE)],
  ['two of them, one behind the other', Buffer.concat([gzipSync(RECIPE), gzipSync(RECIPE)])],
  ['a damaged one', gzipSync(RECIPE).subarray(0, 20)],
  ['one that unpacks to more than may be', gzipSync(new Uint8Array(MAX_FILE_BYTES + 1))],
  ['one that is too large', new Uint8Array(MAX_FILE_BYTES + 1)],
  ['an empty one', new Uint8Array()],
])('%s is read as elsewhere', async (_what, bytes) => {
  expect(await readInBrowser(copy(bytes))).toEqual(readDocument(bytes))
})
