import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Figures as programs send them, also those that JSON cannot hold or nobody means. */
const figure = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e-300, 1e300, NaN, null, '3.2', true, [], {}) },
)
const OXIDES = ['SiO2', 'Al2O3', 'CaO', 'K2O', 'MgO', 'B2O3', 'Fe2O3'] as const
const oxide = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(...OXIDES) },
  { weight: 1, arbitrary: fc.constantFrom('sio2', 'X', '', 'constructor', 'LOI') },
)
const span = fc.record({ min: figure, max: figure }, { requiredKeys: [] })
const wish = fc.oneof(figure, span, fc.constantFrom('ignore', 'minimise', 'minimize'))
const material = fc.record(
  {
    id: fc.oneof(fc.nat(30), fc.constantFrom('a', 'b', '', null)),
    percent: fc.dictionary(oxide, figure, { maxKeys: 5 }),
    loi: figure,
    price: figure,
    min: fc.constantFrom(0, 5, 50, 101),
    max: fc.constantFrom(0, 10, 100, -1),
  },
  { requiredKeys: ['id', 'percent'] },
)
const question = fc.record(
  {
    materials: fc.array(material, { maxLength: 8 }),
    furtherMaterials: fc.array(material, { maxLength: 3 }),
    target: fc.record(
      {
        umf: fc.dictionary(oxide, wish, { maxKeys: 6 }),
        ratios: fc.dictionary(fc.constantFrom('SiO2:Al2O3', 'CaO:X', 'K2O'), wish, { maxKeys: 2 }),
        tolerance: fc.constantFrom(0, 0.01, 1, 2),
        percent: fc.dictionary(oxide, wish, { maxKeys: 6 }),
        percentTolerance: figure,
      },
      { requiredKeys: [] },
    ),
    limits: fc.record(
      {
        maxMaterials: fc.constantFrom(1, 3, 0, 2.5),
        step: fc.constantFrom(1, 5, 0.3, 0),
        loi: fc.record({ max: figure }),
        costPerKg: fc.record({ max: figure }),
        least: figure,
        groups: fc.array(
          fc.record(
            {
              name: fc.constantFrom('clay', '', null),
              materialIds: fc.array(fc.oneof(fc.nat(30), fc.constantFrom('a', null))),
              min: figure,
              max: figure,
            },
            { requiredKeys: [] },
          ),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    ),
    minimise: fc.constantFrom('cost', 'distance', 'materials', 'time'),
  },
  { requiredKeys: ['materials', 'target'] },
)

function ask(payload: unknown) {
  return test.app.inject({ method: 'POST', url: '/v2/solve', payload: payload as object })
}

it('answers whatever is asked, or names what is wrong with it', { timeout: 120_000 }, async () => {
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const { statusCode, body } = await ask(asked)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
      if (statusCode === 400) {
        const { error } = JSON.parse(body) as {
          error: { fields: { field: string; message: string }[] }
        }
        expect(error.fields.length).toBeGreaterThan(0)
        for (const { message } of error.fields) expect(message).not.toBe('')
      } else if (statusCode === 503) {
        expect(body).toContain('solver.timeLimit')
      } else {
        expect(statusCode).toBe(200)
        expect(body).not.toMatch(/NaN|Infinity/)
      }
    }),
    { numRuns: 150 },
  )
  expect(counts.get(400)).toBeGreaterThan(0)
})

/** Such as pass the schema, so that the solver itself meets them. */
const rightFigure = fc.oneof(
  fc.double({ min: 0, max: 10, noNaN: true }),
  fc.constantFrom(0, 5e-324, 1e-12, 1e-7, 1e-3, 999.999, 1000),
)
const rightQuestion = fc.record({
  materials: fc
    .array(fc.dictionary(fc.constantFrom(...OXIDES), rightFigure, { maxKeys: 5 }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((all) => all.map((percent, id) => ({ id, percent, loi: 0, price: id }))),
  target: fc.record({
    umf: fc.dictionary(
      fc.constantFrom(...OXIDES),
      fc.oneof(rightFigure, fc.constant('ignore'), fc.record({ min: rightFigure })),
      { maxKeys: 6 },
    ),
    tolerance: fc.constantFrom(0, 0.005, 1),
  }),
  minimise: fc.constantFrom('cost', 'distance', 'materials'),
})

/** Percents, groups and least amounts of every size. */
const rightPercentQuestion = fc.record({
  materials: rightQuestion.map(({ materials }) => materials),
  target: fc.record({
    percent: fc.dictionary(
      fc.constantFrom(...OXIDES),
      fc.oneof(
        fc.constantFrom(0, 1e-7, 3, 60, 100, 'ignore' as const),
        fc.record({ max: fc.constantFrom(0, 20, 100) }),
      ),
      { maxKeys: 6 },
    ),
    percentTolerance: fc.constantFrom(0, 0.1, 100),
  }),
  limits: fc.record({
    least: fc.constantFrom(0, 1e-6, 0.5, 60, 100),
    groups: fc.array(
      fc.record({
        materialIds: fc.array(fc.nat(9), { maxLength: 4 }),
        min: fc.constantFrom(0, 1e-9, 10, 100),
      }),
      { maxLength: 2 },
    ),
  }),
  minimise: fc.constantFrom('cost', 'distance', 'materials'),
})

it('has an answer for figures of any size', { timeout: 120_000 }, async () => {
  const counts = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(rightQuestion, rightPercentQuestion), async (asked) => {
      const { statusCode, body } = await ask(asked)
      expect([200, 503]).toContain(statusCode)
      const { status } = JSON.parse(body) as { status?: string }
      counts.set(status ?? 'late', (counts.get(status ?? 'late') ?? 0) + 1)
    }),
    { numRuns: 150 },
  )
  expect(counts.get('impossible')).toBeGreaterThan(0)
  expect(counts.get('late') ?? 0).toBeLessThan(15)
})
