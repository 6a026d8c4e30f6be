import type { MaterialDetail } from '@glazy/contract/materials'
import type { Notification } from '@glazy/contract/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: SignedIn
let other: SignedIn

beforeAll(async () => {
  test = await createTestApp()
  owner = await signIn(test.db)
  other = await signIn(test.db)
})
afterAll(() => test.close())

const callAs = (
  session: TestSession | null,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  headers: object = {},
) => test.app.inject({ method, url: `/v2${path}`, headers: { ...session?.bearer, ...headers } })

function buy(session: TestSession, materialId: number) {
  const row = { materialId, packs: 1, packAmount: 5, packUnits: 'kilograms' }
  return test.app.inject({
    method: 'POST',
    url: '/v2/stock/lots',
    headers: session.bearer,
    payload: { rows: [row] },
  })
}

async function build(changes: object = {}): Promise<{ material: number; recipe: number }> {
  const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
  const [recipe = 0] = await buildItems(test.db, [
    {
      kind: 'recipe',
      name: 'Test glaze',
      ownerId: owner.id,
      isPrivate: true,
      components: [{ materialId: material, amount: 1, isAdditional: false }],
      ...changes,
    },
  ])
  return { material, recipe }
}

describe('publishing', () => {
  it('shows an item to everyone, and unpublishing hides it again', async () => {
    const { recipe } = await build()
    const published = await callAs(owner.session, 'POST', `/recipes/${recipe}/publish`)
    expect(published.json().data.isPrivate).toBe(false)
    expect((await callAs(null, 'GET', `/recipes/${recipe}`)).statusCode).toBe(200)
    const again = await callAs(owner.session, 'POST', `/recipes/${recipe}/publish`)
    expect(again.json().error.code).toBe('material.cannotPublish')
    const hidden = await callAs(owner.session, 'POST', `/recipes/${recipe}/unpublish`)
    expect(hidden.json().data.isPrivate).toBe(true)
    expect((await callAs(null, 'GET', `/recipes/${recipe}`)).statusCode).toBe(404)
  })

  it('is a GET as well, which a page elsewhere cannot make', async () => {
    const { recipe } = await build()
    const path = `/recipes/${recipe}/publish`
    const fromElsewhere = await test.app.inject({
      url: `/v2${path}`,
      headers: owner.session.cookie,
    })
    expect(fromElsewhere.statusCode).toBe(403)
    expect(fromElsewhere.json().error.code).toBe('request.markerRequired')
    const withMarker = await test.app.inject({
      url: `/v2${path}`,
      headers: { ...owner.session.cookie, 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(withMarker.statusCode).toBe(200)
  })

  it('is for the owner alone', async () => {
    const { recipe } = await build()
    const path = `/recipes/${recipe}/publish`
    expect((await callAs(null, 'POST', path)).statusCode).toBe(401)
    expect((await callAs(other.session, 'POST', path)).statusCode).toBe(404)
    await callAs(owner.session, 'POST', path)
    const answer = await callAs(other.session, 'POST', `/recipes/${recipe}/unpublish`)
    expect(answer.statusCode).toBe(403)
  })
})

describe.each(['archive', 'lock'])('%s', (way) => {
  it('makes a public item read-only for good', async () => {
    const { recipe } = await build({ isPrivate: false })
    const answer = await callAs(owner.session, 'POST', `/recipes/${recipe}/${way}`)
    expect(answer.json().data).toMatchObject({ isArchived: true, isPrivate: false })
    const refusals = {
      archive: 'material.archived',
      publish: 'material.archived',
      unpublish: 'material.cannotUnpublish',
    }
    for (const [call, code] of Object.entries(refusals)) {
      const refused = await callAs(owner.session, 'POST', `/recipes/${recipe}/${call}`)
      expect([refused.statusCode >= 400, refused.json().error.code]).toEqual([true, code])
    }
    const deleted = await callAs(owner.session, 'DELETE', `/recipes/${recipe}`)
    expect(deleted.json().error.code).toBe('material.archived')
    expect((await callAs(null, 'GET', `/recipes/${recipe}`)).statusCode).toBe(200)
  })

  it('is refused while the item is private', async () => {
    const { recipe } = await build()
    const answer = await callAs(owner.session, 'POST', `/recipes/${recipe}/${way}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.code).toBe('material.cannotArchive')
  })
})

describe('copying', () => {
  it('makes a private item of the viewer with the same ingredients', async () => {
    const { recipe, material } = await build({ isPrivate: false, isArchived: true, stateId: 3 })
    const answer = await callAs(other.session, 'POST', `/recipes/${recipe}/copy`)
    expect(answer.json().data).toMatchObject({
      name: 'Copy of Test glaze',
      user: { id: other.id },
      isPrivate: true,
      isArchived: false,
      materialStateId: 1,
      components: [{ material: { id: material }, percentageAmount: 1 }],
    })
  })

  it('is told to the owner of the recipe, and not to oneself', async () => {
    const { recipe } = await build({ isPrivate: false })
    for (const { session } of [other, owner])
      await callAs(session, 'POST', `/recipes/${recipe}/copy`)
    await tellNews(test)
    const answer = await callAs(owner.session, 'GET', '/notifications/unread')
    expect(answer.json().data.notifications[0]).toMatchObject({
      kind: 'copy',
      title: expect.stringMatching(/^test .+ copied your recipe “Test glaze”$/),
      material_id: recipe,
    })
  })

  it('keeps the name of an analysis', async () => {
    const [analysis = 0] = await buildItems(test.db, [
      { ...POTASH_FELDSPAR, kind: 'analysis', ownerId: owner.id },
    ])
    const answer = await callAs(other.session, 'POST', `/recipes/${analysis}/copy`)
    expect(answer.json().data.name).toBe(POTASH_FELDSPAR.name)
  })

  it('is refused for what one cannot see, in whole or in part', async () => {
    const hidden = await build()
    const answer = await callAs(other.session, 'POST', `/recipes/${hidden.recipe}/copy`)
    expect(answer.statusCode).toBe(404)
    const [secret = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: owner.id, isPrivate: true },
    ])
    const half = await build({
      isPrivate: false,
      components: [{ materialId: secret, amount: 1, isAdditional: false }],
    })
    const refused = await callAs(other.session, 'POST', `/recipes/${half.recipe}/copy`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.message).toContain('private to someone else')
  })
})

describe('what was copied', () => {
  const read = async (session: TestSession | null, id: number): Promise<MaterialDetail> =>
    (await callAs(session, 'GET', `/recipes/${id}`)).json().data
  const copyAs = async (session: TestSession, id: number, path = 'copy'): Promise<MaterialDetail> =>
    (await callAs(session, 'POST', `/recipes/${id}/${path}`)).json().data
  const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id)

  it('says what it is based on, also as a version and as a recipe that was entered', async () => {
    const { recipe, material } = await build({ isPrivate: false })
    const copy = await copyAs(other.session, recipe)
    expect(copy.copiedFrom).toEqual({
      id: recipe,
      name: 'Test glaze',
      kind: 'recipe',
      user: expect.objectContaining({ id: owner.id }),
    })
    const ofVersion = await copyAs(other.session, recipe, 'versions/1/copy')
    expect(ofVersion.copiedFrom?.id).toBe(recipe)
    const { bearer } = other.session
    const lines = (amount: number) => [{ componentMaterialId: material, percentageAmount: amount }]
    const entered = await test.app.inject({
      method: 'POST',
      url: '/v2/materialmaterials',
      headers: bearer,
      payload: { newName: 'Changed', originalId: recipe, materialComponents: lines(2) },
    })
    const { id } = entered.json().data
    await test.app.inject({
      method: 'PATCH',
      url: `/v2/materialmaterials/${id}`,
      headers: bearer,
      payload: { newName: 'Changed again', materialComponents: lines(3) },
    })
    expect((await read(other.session, id)).copiedFrom?.id).toBe(recipe)
  })

  it('is counted by people, and only where the viewer may see it', async () => {
    const { recipe } = await build({ isPrivate: false })
    const first = await copyAs(other.session, recipe)
    const second = await copyAs(other.session, recipe)
    const own = await copyAs(owner.session, recipe)
    expect(await read(null, recipe)).toMatchObject({ copies: [], copiedBy: 0 })
    const toOwner = await read(owner.session, recipe)
    expect(idsOf(toOwner.copies)).toEqual([own.id])
    expect(toOwner.copiedBy).toBe(0)
    const toOther = await read(other.session, recipe)
    expect(idsOf(toOther.copies)).toEqual([first.id, second.id])
    expect(toOther.copiedBy).toBe(1)
    await callAs(other.session, 'POST', `/recipes/${first.id}/publish`)
    const toAnyone = await read(null, recipe)
    expect(idsOf(toAnyone.copies)).toEqual([first.id])
    expect(toAnyone.copiedBy).toBe(1)
  })

  it('does not tell of an original that was hidden or deleted since', async () => {
    const { recipe } = await build({ isPrivate: false })
    const copy = await copyAs(other.session, recipe)
    await callAs(owner.session, 'POST', `/recipes/${recipe}/unpublish`)
    expect((await read(other.session, copy.id)).copiedFrom).toBeNull()
    await callAs(owner.session, 'DELETE', `/recipes/${recipe}`)
    expect((await read(other.session, copy.id)).copiedFrom).toBeNull()
  })
})

describe('deleting', () => {
  it('is refused while recipes use the item, and says how many', async () => {
    const { material, recipe } = await build()
    await buildItems(test.db, [
      {
        kind: 'recipe',
        name: 'Of another',
        ownerId: other.id,
        components: [{ materialId: material, amount: 2, isAdditional: true }],
      },
    ])
    const refused = await callAs(owner.session, 'DELETE', `/recipes/${material}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.message).toBe(
      '1 of your recipes and 1 of others use this item; archive it instead',
    )
    const use = await callAs(owner.session, 'GET', `/recipes/${material}/use`)
    expect(use.json().data).toEqual({ own: 1, others: 1, lots: 0, shelves: 0 })
    const deleted = await callAs(owner.session, 'DELETE', `/recipes/${recipe}`)
    expect(deleted.statusCode).toBe(200)
    expect((await callAs(owner.session, 'GET', `/recipes/${recipe}`)).statusCode).toBe(404)
  })

  it('is refused while there is stock of the item, which stays as it is', async () => {
    const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
    const bought = await buy(owner.session, material)
    expect(bought.statusCode).toBe(200)
    const refused = await callAs(owner.session, 'DELETE', `/recipes/${material}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatchObject({
      code: 'material.stocked',
      message: 'You have 1 lots of this item in stock, and 0 others have it on the shelf',
    })
    const [lot] = bought.json().data[0].lots
    expect((await callAs(owner.session, 'DELETE', `/stock/lots/${lot.id}`)).statusCode).toBe(200)
    expect((await callAs(owner.session, 'DELETE', `/recipes/${material}`)).statusCode).toBe(200)
  })

  it('is refused while others have the item on the shelf or in stock', async () => {
    const [shelved = 0, stocked = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: owner.id },
      { ...POTASH_FELDSPAR, ownerId: owner.id },
    ])
    await callAs(other.session, 'GET', `/usermaterials/addMaterial/${shelved}`)
    await buy(other.session, stocked)
    for (const id of [shelved, stocked]) {
      const use = await callAs(owner.session, 'GET', `/recipes/${id}/use`)
      expect(use.json().data).toEqual({ own: 0, others: 0, lots: 0, shelves: 1 })
      const refused = await callAs(owner.session, 'DELETE', `/recipes/${id}`)
      expect(refused.json().error.code).toBe('material.stocked')
    }
  })

  it('takes the item off the shelf of its owner', async () => {
    const [material = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
    await callAs(owner.session, 'GET', `/usermaterials/addMaterial/${material}`)
    expect((await callAs(owner.session, 'DELETE', `/recipes/${material}`)).statusCode).toBe(200)
  })

  it('is for the owner alone', async () => {
    const { recipe } = await build({ isPrivate: false })
    expect((await callAs(other.session, 'DELETE', `/recipes/${recipe}`)).statusCode).toBe(403)
    expect((await callAs(null, 'DELETE', `/recipes/${recipe}`)).statusCode).toBe(401)
  })
})

describe('following', () => {
  it('is shown to the follower alone', async () => {
    const { recipe } = await build({ isPrivate: false })
    const followed = await callAs(other.session, 'POST', `/recipes/${recipe}/subscribe`)
    expect(followed.json().data).toEqual({ isSubscribed: true })
    const seenBy = async (session: TestSession | null) =>
      (await callAs(session, 'GET', `/recipes/${recipe}`)).json().data.isSubscribed
    expect([await seenBy(other.session), await seenBy(owner.session), await seenBy(null)]).toEqual([
      true,
      false,
      false,
    ])
    await callAs(other.session, 'POST', `/recipes/${recipe}/unsubscribe`)
    expect(await seenBy(other.session)).toBe(false)
  })

  it('tells of changes once until they are read, for as long as the item is public', async () => {
    const { recipe } = await build({ isPrivate: false })
    const follower = await signIn(test.db)
    const news = async () => {
      await tellNews(test)
      const answer = await callAs(follower.session, 'GET', '/notifications/unread')
      return answer.json().data.notifications as { title: string; material: object | null }[]
    }
    const change = async (surfaceTypeId: number) => {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: `/v2/recipes/${recipe}`,
        headers: owner.session.bearer,
        payload: { surfaceTypeId },
      })
      expect(answer.statusCode).toBe(200)
    }
    await change(1)
    await callAs(follower.session, 'POST', `/recipes/${recipe}/subscribe`)
    expect(await news()).toEqual([])
    await change(2)
    await change(3)
    expect(await news()).toMatchObject([
      {
        kind: 'version',
        title: expect.stringMatching(/^test .+ saved a new version of “Test glaze”$/),
        material: { id: recipe, name: 'Test glaze' },
        link: `/recipes/${recipe}/test-glaze`,
      },
    ])
    await callAs(follower.session, 'POST', '/notifications/markAsRead')
    await callAs(owner.session, 'POST', `/recipes/${recipe}/unpublish`)
    await change(4)
    expect(await news()).toEqual([])
    const ofOwner = await callAs(owner.session, 'GET', '/notifications/unread')
    const ownKinds = ofOwner.json().data.notifications.map(({ kind }: Notification) => kind)
    expect(ownKinds).not.toContain('version')
  })

  it('is refused for what one cannot see', async () => {
    const { recipe } = await build()
    const answer = await callAs(other.session, 'POST', `/recipes/${recipe}/subscribe`)
    expect(answer.statusCode).toBe(404)
  })
})
