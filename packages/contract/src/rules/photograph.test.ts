import { expect, it } from 'vitest'
import { mayAddPictures, mayEditPhotograph, mayRemovePhotograph } from './photograph.ts'

const [taker, itemOwner, stranger] = [1, 2, 3].map((id) => ({ id, isMuted: false }))
const muted = { id: 1, isMuted: true }
const photograph = { ownerId: 1, itemOwnerId: 2 }

it('pictures are added by whoever is logged in and not muted', () => {
  expect([taker, stranger, muted, null].map((viewer) => mayAddPictures(viewer ?? null))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('a photograph is reworded by whoever added it, and removed by the owner of the item too', () => {
  const viewers = [taker, itemOwner, stranger, muted, null].map((viewer) => viewer ?? null)
  expect(viewers.map((viewer) => mayEditPhotograph(viewer, photograph))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(viewers.map((viewer) => mayRemovePhotograph(viewer, photograph))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
})
