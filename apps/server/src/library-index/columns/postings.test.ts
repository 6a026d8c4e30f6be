import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHUNK_ROWS } from './chunk-rows.ts'
import {
  createPostings,
  IN_NAME,
  IN_OTHER_NAMES,
  IN_TEXT,
  placedWord,
  type WordPlace,
} from './postings.ts'

type Words = readonly (readonly [word: number, place: WordPlace])[]

const words: fc.Arbitrary<Words> = fc.uniqueArray(
  fc.tuple(
    fc.integer({ min: 0, max: 40 }).map((word) => (word === 40 ? 200_000 : word)),
    fc.constantFrom<WordPlace>(IN_TEXT, IN_OTHER_NAMES, IN_NAME),
  ),
  { maxLength: 6, selector: ([word]) => word },
)
const row = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(CHUNK_ROWS - 1))
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ row, words }) },
  { weight: 1, arbitrary: fc.constant('settle' as const) },
)

it('finds the rows of any of some words, each with its best place, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 42 }), { maxLength: 12 }),
      (steps, asked) => {
        const chunk = createPostings()
        const known = new Map<number, Words>()
        for (const each of steps) {
          if (each === 'settle') chunk.settle()
          else {
            known.set(each.row, each.words)
            chunk.put(
              each.row,
              each.words.map(([word, place]) => placedWord(word, place)),
            )
          }
        }
        const wanted = asked.map((word) => (word >= 40 ? 200_000 + word - 40 : word))
        const expected = [...known].flatMap(([at, own]) => {
          const best = Math.max(
            0,
            ...own.flatMap(([w, place]) => (wanted.includes(w) ? place : [])),
          )
          return best === 0 ? [] : [[at, best]]
        })
        const best = new Uint8Array(CHUNK_ROWS)
        const rows = new Uint16Array(CHUNK_ROWS)
        const count = chunk.findRows(Int32Array.from(wanted).sort(), best, rows)
        const found = [...rows.subarray(0, count)].map((at) => [at, best[at]])
        const byRow = (one: (number | undefined)[], other: (number | undefined)[]) =>
          (one[0] ?? 0) - (other[0] ?? 0)
        expect(found.sort(byRow)).toEqual(expected.sort(byRow))
        expect(best.filter((place) => place > 0)).toHaveLength(count)
        const some = Uint16Array.from(known.keys()).filter((at) => at % 2 === 0)
        const among = new Uint8Array(CHUNK_ROWS)
        const numbers = Int32Array.from(wanted).sort()
        chunk.markAmong(numbers, some, some.length, among)
        expect(
          [...some].flatMap((at) => (among[at] === 0 ? [] : [[at, among[at]]])).sort(byRow),
        ).toEqual(expected.filter(([at = 0]) => at % 2 === 0).sort(byRow))
        expect(chunk.mostRows(numbers)).toBeGreaterThanOrEqual(count)
        for (const word of wanted) {
          const holding = [...known.values()].flatMap((own) => own.filter(([w]) => w === word))
          const isInName = holding.some(([, place]) => place >= IN_OTHER_NAMES)
          expect(chunk.count(word)).toEqual({ rows: holding.length, isInName })
        }
      },
    ),
    { numRuns: 300 },
  )
})

it('finds the same before and after so many changes that it is sorted anew', () => {
  const chunk = createPostings()
  for (let at = 0; at < 3_000; at += 1) chunk.put(at, [placedWord(at % 7, IN_NAME)])
  for (let at = 0; at < 300; at += 1) chunk.put(at, [placedWord(9, IN_TEXT)])
  const best = new Uint8Array(CHUNK_ROWS)
  const rows = new Uint16Array(CHUNK_ROWS)
  expect(chunk.findRows(Int32Array.of(9), best, rows)).toBe(300)
  expect(chunk.findRows(Int32Array.of(0), best, rows)).toBe(Math.ceil(3_000 / 7) - 43)
  expect(chunk.findRows(Int32Array.of(), best, rows)).toBe(0)
})
