import { describe, expect, it } from 'vitest'
import { namesOf, toBelongings } from '../import/belongings.ts'
import { readText } from '../text/read-text.ts'

const EXPORT = {
  format: 'glazy-account',
  version: 1,
  site: 'https://glazes.example',
  items: [],
  collections: [
    {
      name: 'Ash',
      description: '<p>From the stove</p>',
      isPinned: true,
      updatedAt: '2024-03-05T12:00:00.000Z',
      items: [
        { id: 7, name: 'Silica' },
        { id: 9, name: 'Nobody knows' },
      ],
    },
    { name: '', isPinned: false, items: [] },
  ],
  inventory: [
    {
      item: { id: 7, name: 'Silica' },
      price: '1.25',
      priceUnits: 'pounds',
      vendorCode: 'S-1',
      reorderGrams: '2500.5',
    },
    {
      item: { id: 7, name: 'Silica' },
      price: '9',
      priceUnits: 'stones',
      vendorCode: null,
      reorderGrams: null,
    },
    { item: null, price: null, priceUnits: null, vendorCode: null },
  ],
  kilnSchedules: [
    {
      id: 31,
      name: 'Slow cone 6',
      description: null,
      coneId: 28,
      atmosphereId: 1,
      startTemperature: 70,
      isCelsius: false,
      isPrivate: false,
      createdAt: '2024-03-05T12:00:00.000Z',
      ramps: [
        { rate: 108.5, target: 2232, holdMinutes: 10 },
        { rate: null, target: 2232, holdMinutes: 10 },
      ],
    },
  ],
  logs: [
    { type: 'NOTE', title: 'A firing', description: 'Went well', isSystem: false, item: null },
    { type: 'MATERIAL_CREATE', title: 'New', isSystem: true, item: null },
    {
      type: 'BATCH',
      title: 'A kilo',
      isSystem: true,
      item: { id: 7, name: 'Silica' },
      data: {
        materialComponents: [
          { name: 'Silica', percentageAmount: 100, batchAmount: 1000, cost: null },
        ],
        totalAmount: 1000,
        amountUnits: 'grams',
        totalCost: null,
        priceUnits: null,
      },
    },
  ],
}

describe('the belongings in an export', () => {
  const { belongings, problems } = readText(JSON.stringify(EXPORT))
  const found = belongings ?? { collections: [], inventory: [], kilnSchedules: [], logs: [] }

  it('are read without entries that lack what makes them one', () => {
    expect(problems).toEqual([])
    expect(found.collections).toEqual([{ ...EXPORT.collections[0] }])
    expect(found.inventory).toEqual([
      EXPORT.inventory[0],
      // A price without a unit that is known says nothing.
      { ...EXPORT.inventory[1], price: '', priceUnits: '' },
    ])
    expect(found.kilnSchedules).toMatchObject([
      {
        id: 31,
        name: 'Slow cone 6',
        ortonConeId: 28,
        defaultStartTemp: 70,
        isCelsius: false,
        ramps: [{ tempRatePerHr: 108.5, targetTemp: 2232, holdMinutes: 10 }],
      },
    ])
    expect(found.logs.map(({ title }) => title)).toEqual(['A firing', 'A kilo'])
    expect(found.logs[1]).toMatchObject({ item: { id: 7 }, data: EXPORT.logs[2]?.data })
  })

  it('stand for the items that are here, each on the shelf once', () => {
    expect(namesOf(found)).toEqual(['Silica', 'Nobody knows'])
    const here = toBelongings(found, ({ name }) => (name === 'Silica' ? 70 : undefined))
    expect(here.collections).toMatchObject([{ name: 'Ash', isPinned: true, materialIds: [70] }])
    expect(here.inventory).toEqual([
      {
        materialId: 70,
        price: '1.25',
        priceUnits: 'pounds',
        vendorCode: 'S-1',
        reorderGrams: '2500.5',
      },
    ])
    expect(here.logs[0]).not.toHaveProperty('materialId')
    expect(here.logs[1]).toMatchObject({ materialId: 70 })
  })
})
