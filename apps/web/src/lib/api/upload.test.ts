import { expect, it } from 'vitest'
import { uploadTransport } from './upload.ts'

it('sends nothing that was stopped before its turn came', async () => {
  const send = uploadTransport(() => undefined)
  const sent = send('/v2/materialimages', { body: 'picture', signal: AbortSignal.abort() })
  await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
