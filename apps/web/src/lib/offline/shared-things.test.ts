import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachesInMemory } from '#testing/caches-in-memory.ts'
import { forgetShared, keepShared, readShared } from './shared-things.ts'

beforeEach(() => vi.stubGlobal('caches', cachesInMemory()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function form(words: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const data = new FormData()
  for (const [name, word] of Object.entries(words)) data.set(name, word)
  for (const file of files) data.append('files', file)
  return data
}

test('a text and files are there until they are forgotten', async () => {
  const photo = new File([new Uint8Array([1, 2, 3])], 'celadon.jpg', { type: 'image/jpeg' })
  await keepShared(
    form({ title: 'Celadon', text: 'Silica 30', url: '' }, [photo, new File([], 'x')]),
  )
  for (let times = 0; times < 2; times += 1) {
    const shared = await readShared()
    expect(shared?.text).toBe('Celadon\nSilica 30')
    expect(shared?.files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'celadon.jpg', type: 'image/jpeg', size: 3 },
    ])
  }
  await forgetShared()
  expect(await readShared()).toBeUndefined()
})

test('what is shared next takes the place, and what says the same twice says it once', async () => {
  await keepShared(form({ text: 'one' }, [new File(['x'], 'a.txt', { type: 'text/plain' })]))
  await keepShared(form({ title: 'two', text: 'two' }))
  expect(await readShared()).toEqual({ text: 'two', files: [] })
})

test('after an hour it is no longer wanted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await keepShared(form({ text: 'one' }))
  vi.setSystemTime(Date.now() + 59 * 60_000)
  expect((await readShared())?.text).toBe('one')
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await readShared()).toBeUndefined()
})
