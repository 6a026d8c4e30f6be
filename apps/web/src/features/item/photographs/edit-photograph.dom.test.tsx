import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fillIn } from '#testing/fill-in.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { photographOf } from '#testing/photographs.ts'
import EditPhotographDialog from './edit-photograph-dialog.tsx'

it('what is said about a photograph is what was typed last, as often as it is changed', async () => {
  await registerAnew()
  const { id } = await makeMaterial('Test ash')
  let image = await photographOf(id)
  for (const [round, cone, atmosphere, isSearchable] of [
    ['first', '10', 'Reduction', false],
    ['second', 'Not given', 'Not given', true],
  ] as const) {
    const onClose = vi.fn()
    await openPage(() => <EditPhotographDialog image={image} materialId={id} onClose={onClose} />)
    await fillIn({ Title: '' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByLabelText('Title')).toHaveFocus()
    await fillIn({ Title: `Tile, ${round} time`, Description: `Words of the ${round} time` })
    await userEvent.selectOptions(screen.getByLabelText('Cone'), cone)
    await userEvent.selectOptions(screen.getByLabelText('Atmosphere'), atmosphere)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const [stored] = (await itemOf(id)).images
    expect(stored).toMatchObject({
      id: image.id,
      title: `Tile, ${round} time`,
      description: `<p>Words of the ${round} time</p>`,
      isColorSearchable: isSearchable,
    })
    expect(stored?.ortonConeId === null).toBe(cone === 'Not given')
    expect(stored?.atmosphereId === null).toBe(atmosphere === 'Not given')
    image = stored ?? image
  }
})
