import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '#testing/open-page.tsx'
import { Portrait } from './portrait.tsx'

it('shows the first letter of the name where the picture has not come', async () => {
  await openPage(() => <Portrait name="ola Example" cdnId="00/gone" />)
  expect(screen.getByText('O')).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})
