import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import type { IndexRow } from './index-row.ts'

/**
 * Half of the digest of an item. That of many is all of them joined by XOR, in whatever order they
 * came: processes that know the same have the same. Of what nobody but its owner may see, nothing
 * shows.
 */
export function lowDigest(row: IndexRow): number {
  return row.isHidden ? 0 : mixed(row, 0x9747b28c)
}

/** The other half. */
export function highDigest(row: IndexRow): number {
  return row.isHidden ? 0 : mixed(row, 0x3c6ef372)
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)

function mixed(item: IndexRow, seed: number): number {
  let state = seed
  const add = (value: number) => {
    float[0] = value
    state = scramble(state, words[0] ?? 0)
    state = scramble(state, words[1] ?? 0)
  }
  for (const value of [
    item.id,
    item.kind.length, // tells the three apart
    item.typeId ?? 0,
    item.fromConeId ?? 0,
    item.toConeId ?? 0,
    item.surfaceId ?? 0,
    item.transparencyId ?? 0,
    item.countryId ?? 0,
    item.stateId,
    Number(item.hasPhoto) + 2 * Number(item.hasAnalysis),
    item.colour === null ? -1 : parseInt(item.colour, 16),
    item.atmospheres.length,
    ...item.atmospheres,
  ]) {
    add(value)
  }
  for (const oxide of oxidesOf(item.percent)) {
    for (let at = 0; at < oxide.length; at += 1) state = scramble(state, oxide.charCodeAt(at))
    add(item.percent[oxide] ?? 0)
  }
  return finish(state)
}

/** Steps of MurmurHash3 by Austin Appleby, who gave it to everybody. */
function scramble(state: number, word: number): number {
  let mixedWord = Math.imul(word, 0xcc9e2d51)
  mixedWord = Math.imul((mixedWord << 15) | (mixedWord >>> 17), 0x1b873593)
  const joined = state ^ mixedWord
  return (Math.imul((joined << 13) | (joined >>> 19), 5) + 0xe6546b64) | 0
}

function finish(state: number): number {
  let mixedState = state ^ (state >>> 16)
  mixedState = Math.imul(mixedState, 0x85ebca6b)
  mixedState ^= mixedState >>> 13
  mixedState = Math.imul(mixedState, 0xc2b2ae35)
  return (mixedState ^ (mixedState >>> 16)) >>> 0
}
