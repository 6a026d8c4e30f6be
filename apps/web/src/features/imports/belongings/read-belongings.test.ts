import { toContent } from '@glazy/formats/import/content'
import { readText } from '@glazy/formats/text/read-text'
import { IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import { describe, expect, it } from 'vitest'
import {
  arrivedBelongings,
  belongingsOf,
  schedulesByKey,
  schedulesOf,
  toBelongingParts,
} from './read-belongings.ts'

const SITE = 'https://glazes.example'
const item = (id: number, name: string) => ({ id, name })
const file = (belongings: object) => ({
  name: 'glazy.json',
  document: readText(
    JSON.stringify({
      format: 'glazy-account',
      version: 1,
      site: SITE,
      items: [
        {
          ID: 5,
          Name: 'Ash clear',
          Type: 'Material',
          Ingredients: [{ Name: 'Silica', Percentage: 100 }],
        },
      ],
      ...belongings,
    }),
  ),
})

function read(belongings: object) {
  const files = [file(belongings)]
  const content = toContent(files, new Date())
  return {
    name: 'glazy.json',
    content,
    matches: new Map(),
    parents: new Map(),
    own: new Map(),
    named: new Map([['Silica', 70]]),
    originals: new Map<string, number>(),
    belongings: belongingsOf(files, content),
    left: 10_000,
  }
}

const folder = { name: 'Ash', isPinned: false, items: [item(5, 'Ash clear'), item(7, 'Silica')] }

describe('what an export holds besides items', () => {
  it('is nothing where there is nothing', () => {
    expect(read({}).belongings).toEqual([])
  })

  it('means what the import made, and elsewhere what has the same name', () => {
    const found = read({ collections: [folder], logs: [{ type: 'NOTHING', title: 'New kind' }] })
    const [key = ''] = found.belongings[0]?.keys.values() ?? []
    const ids = new Map([[key, 50]])
    const arrived = { choices: new Map(), ids, site: 'https://other.example' }
    expect(arrivedBelongings(found, arrived)).toMatchObject([
      { collections: [{ name: 'Ash', materialIds: [50, 70] }], logs: [] },
    ])
  })

  it('means the items themselves on the site of the export', () => {
    const arrived = { choices: new Map(), ids: new Map<string, number>(), site: SITE }
    expect(arrivedBelongings(read({ collections: [folder] }), arrived)).toMatchObject([
      { collections: [{ materialIds: [5, 7] }] },
    ])
  })

  it('begins with the kiln schedules, by which its recipes are fired', () => {
    const kilnSchedules = [
      { id: 30, name: 'Bisque' },
      { id: 31, name: 'Slow cone 6' },
    ]
    const fired = { ID: 6, Name: 'Fired', Type: 'Recipe', 'Kiln Schedule': '31' }
    const lost = { ID: 8, Name: 'Lost', Type: 'Recipe', 'Kiln Schedule': '32' }
    const { belongings } = read({ kilnSchedules, items: [fired, lost] })
    expect(schedulesOf(belongings)).toMatchObject([
      { kilnSchedules: [{ name: 'Bisque' }, { name: 'Slow cone 6' }] },
    ])
    const twice = [...belongings, ...belongings]
    expect([...schedulesByKey(belongings, [70, 71])]).toEqual([['r0', 71]])
    expect([...schedulesByKey(twice, [70, 71, 80, 81])]).toEqual([['r0', 81]])
    const arrived = { choices: new Map(), ids: new Map<string, number>(), site: SITE }
    expect(arrivedBelongings(read({ kilnSchedules }), arrived)[0]).not.toHaveProperty(
      'kilnSchedules',
    )
  })

  it('is cut into calls that are not too large', () => {
    const collections = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, at) => ({
      ...folder,
      name: `Folder ${at}`,
    }))
    const arrived = { choices: new Map(), ids: new Map<string, number>(), site: SITE }
    const parts = toBelongingParts(arrivedBelongings(read({ collections }), arrived))
    expect(parts.map((part) => part.collections?.length)).toEqual([IMPORT_ROWS_MAX, 1])
  })
})
