import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { LIMITS_FILE, readLimits } from './read-limits.ts'

interface Limits {
  readonly cones: readonly { readonly id: number; readonly label: string }[]
  readonly montmollin: readonly { readonly id: number; readonly label: string }[]
}

describe('without a file of its own', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('a site has the published limits, each with its source', async () => {
    const answer = await test.app.inject('/v2/charts/limits')
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json<{ data: Limits }>()
    expect(data.cones).toHaveLength(15)
    expect(data.cones[0]).toEqual({
      id: 1,
      label: 'Δ5-6 Cushing Glossy',
      source: expect.stringMatching(/Cushing.*Glazy help/) as string,
      fromOrtonConeId: 28,
      toOrtonConeId: 30,
      oxides: expect.objectContaining({ SiO2: [1.5, 4], Al2O3: [0.1, 0.3] }) as object,
    })
    expect(data.montmollin.map(({ id }) => id)).toEqual([17, 18, 19, 25, 27])
  })
})

describe('the file of an operator', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makeTemporaryFolder()
  })
  afterAll(() => removeFolder(folder))

  const write = (text: string) => writeFile(join(folder, LIMITS_FILE), text)

  it('adds sets of its own behind the published ones', async () => {
    await write(`
cones:
  - { id: 1001, label: House liner, source: Own tests, cones: 5-6, oxides: { SiO2: [2.8, 3.6], KNaO: [0.1, 0.2] } }
  - { id: 1002, label: Anywhere, source: Own tests, oxides: { SiO2: [2, 3], Al2O3: [0.2, 0.3] } }
montmollin:
  - { id: 20, source: The book, outline: [[1.5, 0.5], [4, 0.6], [2, 0.1]] }
`)
    const { cones, montmollin } = await readLimits(folder)
    expect(cones.slice(-2)).toMatchObject([
      { id: 1001, cones: { fromId: 28, toId: 30 }, oxides: { KNaO: [0.1, 0.2] } },
      { id: 1002, cones: null },
    ])
    expect(montmollin.at(-1)).toMatchObject({ id: 20, label: '.2 KNaO .5 CaO .3 MgO' })
  })

  it('may be empty', async () => {
    await write('# nothing yet\n')
    expect((await readLimits(folder)).cones).toHaveLength(15)
  })

  const SET = 'label: L, source: S, oxides: { SiO2: [2, 3], Al2O3: [0.2, 0.3] }'
  it.each([
    ['cones: [', /limits\.yaml is no YAML: /],
    ['- 1', /limits\.yaml: must hold the lists/],
    ['cone: []', /limits\.yaml: holds cone, which nothing/],
    ['cones: 3', /cones: must be a list/],
    [`cones: [{ id: 4, ${SET} }]`, /cones 1, id: must be 1000 or more: smaller ones come/],
    [`cones: [{ id: 1001, ${SET} }, { id: 1001, ${SET} }]`, /cones 2, id: 1001 is there twice/],
    [
      'cones: [{ id: 1001, label: L, oxides: { SiO2: [2, 3], CaO: [0, 1] } }]',
      /cones 1, source: must say where/,
    ],
    [
      'cones: [{ id: 1001, label: L, source: S, oxides: { SiO2: [3, 2], CaO: [0, 1] } }]',
      /cones 1, oxides SiO2: must begin with the smaller/,
    ],
    [
      'cones: [{ id: 1001, label: L, source: S, oxides: { XyO: [0, 1], CaO: [0, 1] } }]',
      /cones 1, oxides XyO: must be the symbol/,
    ],
    [
      'cones: [{ id: 1001, label: L, source: S, oxides: { CaO: [0, 1] } }]',
      /cones 1, oxides: must hold at least two/,
    ],
    [`cones: [{ id: 1001, cones: hot, ${SET} }]`, /cones 1, cones: must be cones/],
    [
      'montmollin: [{ id: 19, source: S, outline: [[1, 0], [2, 0], [2, 1]] }]',
      /montmollin 1, id: comes with the product/,
    ],
    [
      'montmollin: [{ id: 61, source: S, outline: [[1, 0], [2, 0], [2, 1]] }]',
      /montmollin 1, id: must be the number of a mix/,
    ],
    [
      'montmollin: [{ id: 1200, source: S, outline: [[1, 0], [2, 0], [2, 1]] }]',
      /montmollin 1, label: must not be empty/,
    ],
    [
      'montmollin: [{ id: 20, source: S, outline: [[1, 0], [2, 0]] }]',
      /montmollin 1, outline: must have at least three/,
    ],
    [
      'montmollin: [{ id: 20, source: S, outline: [[1, 0], [2, -1], [2, 1]] }]',
      /montmollin 1, outline 1 1: must not be negative/,
    ],
  ])('is refused with what is wrong: %s', async (text, message) => {
    await write(text)
    await expect(readLimits(folder)).rejects.toThrow(message)
  })

  it('keeps a server from starting when it is wrong', async () => {
    await write('cones: 3')
    await expect(createTestApp({ dataDir: folder })).rejects.toThrow(
      /limits\.yaml: cones: must be a list/,
    )
  })
})
