import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import UploadDialog from './upload-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a picture that is read when its dialog has been left takes no room', async () => {
  await registerAnew()
  const material = await makeMaterial('Test Spar')
  const { promise: bitmap, resolve: show } = Promise.withResolvers<Pick<ImageBitmap, 'close'>>()
  vi.stubGlobal('createImageBitmap', () => bitmap)
  const shown = new Set<string>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    shown.add('blob:test')
    return 'blob:test'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void shown.delete(address))
  await openPage(() => <UploadDialog material={material} onClose={() => undefined} />)
  const file = new File(['a picture'], 'test.png', { type: 'image/png' })
  await userEvent.upload(await screen.findByLabelText('Choose photos'), file)
  await openPage(() => null)
  show({ close: () => undefined })
  await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect([...shown]).toEqual([])
})
