import type { LightMyRequestResponse } from 'fastify'
import {
  createTestAccount,
  logIn,
  type TestAccount,
  type TestAccountPlan,
  type TestSession,
} from './accounts.ts'
import { buildItems, type ItemPlan } from './library.ts'
import { multipartForm } from './multipart.ts'
import { photographForm } from './photographs.ts'
import { makePicture } from './pictures.ts'
import { POST_WORDS, sendPost } from './posts.ts'
import type { TestApp } from './test-app.ts'

/** Somebody with an account and a session. */
export type Member = TestAccount & TestSession

export async function joinCommunity(
  test: Pick<TestApp, 'db'>,
  plan: TestAccountPlan = {},
): Promise<Member> {
  const account = await createTestAccount(test.db, plan)
  return { ...account, ...(await logIn(test.db, account)) }
}

/** Words that are long enough wherever something is said. */
export const WORDS = 'It broke to amber over the texture, and ran by a hand.'

/** A small photograph. */
export const takePicture = (): Promise<Buffer> => makePicture(64, 48, '#8a5a33').jpeg().toBuffer()

/** Id of what was made. */
function idOf(path: string, answer: LightMyRequestResponse): number {
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`)
  return answer.json<{ data: { id: number } }>().data.id
}

/**
 * What somebody does in the community, through the API; each answers the id of what it made. Names
 * are told apart by a number.
 *
 * @example
 * const collection = await doingsOf(test, potter).collection([recipe])
 */
export function doingsOf(test: Pick<TestApp, 'app' | 'db'>, person: Member) {
  const headers = person.bearer

  async function send(path: string, payload: object): Promise<number> {
    const answer = await test.app.inject({ method: 'POST', url: `/v2${path}`, headers, payload })
    return idOf(path, answer)
  }

  async function sendForm(path: string, form: ReturnType<typeof multipartForm>): Promise<number> {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/v2${path}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    return idOf(path, answer)
  }

  let made = 0
  const nameOf = (kind: string) => {
    made += 1
    return `${person.name} ${kind} ${made}`
  }

  return {
    item: async (changes: Partial<ItemPlan> = {}): Promise<number> => {
      const name = nameOf('glaze')
      const [id = 0] = await buildItems(test.db, [{ ownerId: person.id, name, ...changes }])
      return id
    },
    collection: async (materialIds: readonly number[] = []): Promise<number> => {
      const id = await send('/collections', { name: nameOf('box') })
      if (materialIds.length > 0) {
        await send('/collectionmaterials', { collectionId: id, materialIds })
      }
      return id
    },
    shelfRow: async (materialId: number): Promise<number> => {
      await send('/usermaterials', {
        rows: [{ materialId, price: '2.50', priceUnits: 'kilograms', vendorCode: nameOf('code') }],
      })
      const rows = await test.app.inject({ url: '/v2/auth/userMaterials', headers })
      const { data } = rows.json<{ data: { id: number; materialId: number }[] }>()
      return data.find((row) => row.materialId === materialId)?.id ?? 0
    },
    lot: async (materialId: number): Promise<number> => {
      await test.app.inject({
        method: 'POST',
        url: '/v2/stock/lots',
        headers,
        payload: {
          rows: [{ materialId, packAmount: 1, packUnits: 'kilograms', label: nameOf('lot') }],
        },
      })
      const stock = await test.app.inject({ url: '/v2/stock', headers })
      const { data } = stock.json<{ data: { materialId: number; lots: { id: number }[] }[] }>()
      return data.find((one) => one.materialId === materialId)?.lots.at(-1)?.id ?? 0
    },
    /** Of a glaze that is made of the material alone. */
    batch: async (materialId: number): Promise<number> => {
      const components = [{ materialId, amount: 100, isAdditional: false }]
      const name = nameOf('glaze')
      const [recipeId] = await buildItems(test.db, [{ ownerId: person.id, name, components }])
      return send('/batches', { recipeId, size: 500, unit: 'grams', note: nameOf('batch') })
    },
    schedule: (changes: object = {}): Promise<number> =>
      send('/kilnschedules', {
        name: nameOf('firing'),
        ramps: [{ tempRatePerHr: 100, targetTemp: 1222, holdMinutes: 10 }],
        ...changes,
      }),
    post: async (changes: Readonly<Record<string, string>> = {}): Promise<number> => {
      const files = { imageFile0: await takePicture() }
      const fields = { ...POST_WORDS, title: nameOf('post'), ...changes }
      const answer = await sendPost(test.app, person, ['POST', '/logs'], fields, files)
      return idOf('/logs', answer)
    },
    review: (materialId: number): Promise<number> =>
      send('/materialreviews', { material_id: materialId, rating: 4, description: WORDS }),
    comment: (kind: 'material' | 'log', id: number, parentId?: number): Promise<number> =>
      send(`/${kind}comments`, { id, content: WORDS, ...(parentId && { parentId }) }),
    /** With a picture, as only a form has it. */
    picturedComment: async (materialId: number): Promise<number> => {
      const form = multipartForm([
        { name: 'id', content: String(materialId) },
        { name: 'content', content: WORDS },
        { name: 'imageFile', content: await takePicture(), filename: 'tile.jpg' },
      ])
      return sendForm('/materialcomments', form)
    },
    photograph: async (materialId: number): Promise<number> =>
      sendForm('/materialimages', photographForm(materialId, await takePicture())),
    follow: (kind: 'recipes' | 'logs', id: number): Promise<number> =>
      send(`/${kind}/${id}/subscribe`, {}),
  }
}
