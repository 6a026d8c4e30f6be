import { afterEach, expect, it, vi } from 'vitest'
import { sendCall, type Transport } from './call.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Never answers. */
const hang: Transport = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

const input = { params: { id: 1 } }

it('a change that is never answered is given up like one without a connection', async () => {
  const limit = new AbortController()
  const within = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const sent = sendCall('removeFromInventory', input, undefined, hang)
  await vi.waitFor(() => expect(within).toHaveBeenCalledExactlyOnceWith(120_000))
  limit.abort(new DOMException('time is up', 'TimeoutError'))
  await expect(sent).rejects.toMatchObject({ code: 'client.network' })
})

it('files have as long as the server waits for them', async () => {
  const within = vi.spyOn(AbortSignal, 'timeout')
  const answer: Transport = async () => new Response('{}')
  await sendCall('removeFromInventory', { ...input, form: new FormData() }, undefined, answer)
  expect(within).toHaveBeenCalledExactlyOnceWith(300_000)
})

it('what somebody can stop has no limit, and has failed in no way when it was stopped', async () => {
  const within = vi.spyOn(AbortSignal, 'timeout')
  const stop = new AbortController()
  const sent = sendCall('removeFromInventory', input, stop.signal, hang)
  stop.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(within).not.toHaveBeenCalled()
})
