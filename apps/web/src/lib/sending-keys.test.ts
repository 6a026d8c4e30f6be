import { expect, it } from 'vitest'
import { sendingKeys } from './sending-keys.ts'

it('are the same for the same content, and others for another', () => {
  const keys = sendingKeys()
  const first = keys.of({ grams: 1 })
  expect(first).toEqual({ clientKey: expect.any(String), replaces: [] })
  expect(keys.of({ grams: 1 })).toEqual(first)
  const second = keys.of({ grams: 2 })
  expect(second.clientKey).not.toBe(first.clientKey)
  expect(second.replaces).toEqual([first.clientKey])
  expect(keys.of({ grams: 2 })).toEqual(second)
})

it('are new for what was replaced and is sent after all', () => {
  const keys = sendingKeys()
  const first = keys.of({ grams: 1 })
  const second = keys.of({ grams: 2 })
  const third = keys.of({ grams: 1 })
  expect([first.clientKey, second.clientKey]).not.toContain(third.clientKey)
  expect(third.replaces).toEqual([first.clientKey, second.clientKey])
})

it('replace nothing once it is there', () => {
  const keys = sendingKeys()
  const first = keys.of({ grams: 1 })
  keys.settle()
  const next = keys.of({ grams: 1 })
  expect(next.clientKey).not.toBe(first.clientKey)
  expect(next.replaces).toEqual([])
})

it('tell files apart', () => {
  const keys = sendingKeys()
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })
  const { clientKey } = keys.of([file('a.jpg')])
  expect(keys.of([file('a.jpg')]).clientKey).toBe(clientKey)
  expect(keys.of([file('b.jpg')]).clientKey).not.toBe(clientKey)
})
