import { SOLVE_MATERIALS_MAX } from '@glazy/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { createSolverThread } from './solver-thread.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

function ask(payload: unknown) {
  return test.app.inject({
    method: 'POST',
    url: '/v2/solve',
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

/** Source: the worked example of Leach 4321 with theoretical minerals. */
const MATERIALS = [
  { id: 'spar', percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }, loi: 0 },
  { id: 2, percent: { SiO2: 100 }, loi: 0 },
  { id: 3, percent: { CaO: 56.1 }, loi: 43.9 },
  { id: 4, percent: { SiO2: 47.29, Al2O3: 40.21 }, loi: 12.5 },
]
const UMF = { SiO2: 3.711, Al2O3: 0.409, K2O: 0.264, CaO: 0.736 }
const QUESTION = { materials: MATERIALS, target: { umf: UMF }, limits: { step: 1 } }

/** Whole numbers that take until time is up: nothing stands out among so many alike. */
const LONG = {
  materials: Array.from({ length: 60 }, (_, id) => ({
    id,
    percent: {
      SiO2: 40 + ((id * 37) % 23),
      Al2O3: 5 + ((id * 17) % 13),
      CaO: 3 + ((id * 29) % 19),
      K2O: 1 + ((id * 11) % 7),
      MgO: 1 + ((id * 7) % 5),
    },
    price: 1 + ((id * 13) % 17) / 10,
  })),
  target: { umf: { SiO2: 3.3, Al2O3: 0.4, CaO: 0.6, K2O: 0.15, MgO: 'ignore' }, tolerance: 0.001 },
  limits: { step: 0.1, maxMaterials: 7 },
  minimise: 'cost',
}

describe('POST /v2/solve', () => {
  it('answers without an account, as the command does', async () => {
    const answer = await ask(QUESTION)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'solved',
      recipes: [
        {
          components: [
            { materialId: 'spar', amount: 40 },
            { materialId: 2, amount: 30 },
            { materialId: 3, amount: 20 },
            { materialId: 4, amount: 10 },
          ],
          difference: { kind: 'best', by: 'distance', text: 'closest' },
        },
      ],
    })
  })

  it('answers why nothing can be made', async () => {
    const answer = await ask({ ...QUESTION, target: { umf: { ...UMF, Li2O: 0.2 } } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'impossible',
      recipes: [],
      missingSources: ['Li2O'],
      conflict: [{ reason: 'None of the materials holds Li₂O.' }],
    })
  })

  it.each([
    [{ ...QUESTION, materials: [] }, 'materials'],
    [{ ...QUESTION, target: { umf: { SiO2: { min: 3, max: 2 } } } }, 'target.umf.SiO2.min'],
    [{ ...QUESTION, limits: { step: 7 } }, 'limits.step'],
    [{ ...QUESTION, minimise: 'cost' }, 'materials.0.price'],
    [JSON.stringify(QUESTION).replace('3.711', '1e999'), 'target.umf.SiO2'],
    [
      {
        ...QUESTION,
        materials: Array.from({ length: 10_000 }, (_, id) => ({ id, percent: {}, loi: 0 })),
      },
      'materials',
    ],
  ])('names the field that is wrong (%#)', async (question, field) => {
    const answer = await ask(question)
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json<{ error: { fields: { field: string }[] } }>()
    expect(error.fields.map((each) => each.field)).toContain(field)
    if (field === 'materials') expect(answer.body).toMatch(/must hold/)
  })

  it.each(['NaN', 'Infinity', '-Infinity', 'undefined'])(
    'refuses %s, which is no figure of JSON',
    async (figure) => {
      const answer = await ask(JSON.stringify(QUESTION).replace('3.711', figure))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toHaveProperty('error.message')
    },
  )

  it('refuses ten thousand materials with all their figures', async () => {
    const materials = Array.from({ length: 10_000 }, (_, id) => ({ ...MATERIALS[id % 4], id }))
    const answer = await ask({ ...QUESTION, materials })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(`must hold at most ${SOLVE_MATERIALS_MAX} entries`)
  })

  it('says which demands contradict each other where each is right by itself', async () => {
    const materials = MATERIALS.map((material) => ({ ...material, min: 60 }))
    const answer = await ask({ materials, target: { umf: { SiO2: 'ignore' } } })
    expect(answer.statusCode).toBe(200)
    const { status, conflict } = answer.json<{ status: string; conflict: { reason: string }[] }>()
    expect(status).toBe('impossible')
    expect(conflict.length).toBeGreaterThan(0)
    for (const { reason } of conflict) expect(reason).not.toBe('')
  })

  it('leaves out hazardous materials, known by name or by analysis', async () => {
    const barium = { id: 5, name: 'Barium Carbonate', percent: { BaO: 77.7 }, loi: 22.3 }
    const question = {
      materials: [...MATERIALS, barium],
      target: { umf: { ...UMF, BaO: { min: 0.05, max: 0.2 }, CaO: 'ignore', K2O: 'ignore' } },
    }
    const status = async (more: object) =>
      ((await ask({ ...question, ...more })).json() as { status: string }).status
    expect(await status({})).toBe('solved')
    expect(await status({ limits: { noHazards: true } })).toBe('impossible')
    const wrong = await ask({ ...question, limits: { noHazards: 'yes' } })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('limits.noHazards')
  })

  it('answers contradictions without a fault, also with the most materials', async () => {
    const materials = Array.from({ length: SOLVE_MATERIALS_MAX }, (_, id) => ({
      ...MATERIALS[id % 4],
      id,
    }))
    const umf = { SiO2: { min: 3 }, Al2O3: { max: 0.1 }, K2O: { min: 0.9 }, CaO: 'ignore' }
    const answer = await ask({ materials, target: { umf } })
    expect(answer.json()).toMatchObject({ status: 'impossible' })
  })

  it('lets others in between the questions of one visitor, and sends the fourth away', async () => {
    const many = await Promise.all([LONG, LONG, LONG, LONG].map(ask))
    const codes = many.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
    const refused = many.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('2')
    // The others are answered within their time, or told that it was too short.
    for (const code of codes) expect([200, 429, 503]).toContain(code)
    expect((await ask(QUESTION)).statusCode).toBe(200)
  })
})

describe('the thread', () => {
  it('begins again after it was ended', async () => {
    const thread = createSolverThread(10)
    const question = { materials: MATERIALS, target: { umf: UMF } }
    expect((await thread.solve(question, 2_000)).status).toBe('solved')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await thread.solve(question, 2_000)).status).toBe('solved')
    await thread.close()
  })

  it('says that time was too short, and is ended when it does not come back', async () => {
    const thread = createSolverThread()
    const question = { materials: MATERIALS, target: { umf: UMF } }
    await expect(thread.solve(question, 0)).rejects.toMatchObject({ code: 'solver.timeLimit' })
    expect((await thread.solve(question, 2_000)).status).toBe('solved')
    await thread.close()
  })

  it('tells a fault of its own as one', async () => {
    const thread = createSolverThread()
    const broken = { materials: MATERIALS, target: { umf: UMF, ratios: { none: 1 } } }
    await expect(thread.solve(broken, 2_000)).rejects.toThrow('none is no ratio of two oxides')
    await thread.close()
  })
})
