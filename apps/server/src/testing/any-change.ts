import fc, { type Arbitrary } from 'fast-check'

/** One thing that someone does with their items, as a call of the API. */
export interface Change {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  /** Path of the call; `ids` are the items there are, in the order they were made. */
  readonly path: (ids: readonly number[]) => string
  readonly body?: (ids: readonly number[]) => object
  /** Who does it: mostly the one who has made the items. */
  readonly isOther: boolean
}

/** Any of the items; the same number always means the same one of as many. */
const pick = fc.nat(1_000)
const at = (ids: readonly number[], place: number) => ids[place % Math.max(1, ids.length)] ?? 0

const name = fc.constantFrom('Clay', 'Ash', 'Frit 3134', 'Celadon', 'Shino Weiß', 'Base')
const oxide = fc.constantFrom('SiO2', 'Al2O3', 'CaO', 'K2O', 'Na2O', 'B2O3', 'Fe2O3', 'TiO2')
const figures = fc.record({
  analysis: fc
    .tuple(
      fc.dictionary(oxide, fc.double({ min: 0.1, max: 60, noNaN: true }), { minKeys: 1 }),
      fc.double({ min: -5, max: 45, noNaN: true }),
    )
    .map(([oxides, loi]) => ({ ...oxides, loi })),
  analysisType: fc.constantFrom('percentageAnalysis', 'percentageAnalysis', 'formulaAnalysis'),
})
const lines = fc.array(
  fc.record({
    place: pick,
    percentageAmount: fc.integer({ min: 1, max: 800 }).map((tenths) => tenths / 10),
    isAdditional: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)
const components = (ids: readonly number[], written: readonly { readonly place: number }[]) =>
  written.map(({ place, ...line }) => ({ ...line, componentMaterialId: at(ids, place) }))

/** Cones 022, 04 to 02, 6 to 10, and none. */
const cones = fc.constantFrom([1, 1], [18, 20], [26, 32], [null, null])
const details = fc.record({
  translations: fc.tuple(name, name).map(([english, german]) => [
    { locale: 'en', name: english, other_names: 'Test' },
    { locale: 'de', name: german, description: `<p>${english} glänzt</p>` },
  ]),
  materialTypeId: fc.constantFrom(460, 500, 520, 640, null),
  atmospheres: fc.constantFrom([], [1], [2, 3]),
  fromTo: cones,
})

const isOther = fc.nat(9).map((one) => one === 0)
type Call = Omit<Change, 'isOther'>
const change = (call: Arbitrary<Call>): Arbitrary<Change> =>
  fc.tuple(call, isOther).map(([made, other]) => ({ ...made, isOther: other }))

const newMaterial = fc
  .tuple(name, figures, fc.boolean())
  .map(([called, entered, isPrimitive]): Call => ({
    method: 'POST',
    path: () => '/recipes',
    body: () => ({ ...entered, name: `${called} 1`, isPrimitive, isAnalysis: !isPrimitive }),
  }))
const newRecipe = fc.tuple(name, lines).map(([newName, written]): Call => ({
  method: 'POST',
  path: () => '/materialmaterials',
  body: (ids) => ({ newName, materialComponents: components(ids, written) }),
}))
const newFigures = fc.tuple(pick, figures).map(([place, entered]): Call => ({
  method: 'PATCH',
  path: (ids) => `/recipes/${at(ids, place)}`,
  body: () => entered,
}))
const newLines = fc.tuple(pick, lines).map(([place, written]): Call => ({
  method: 'PATCH',
  path: (ids) => `/materialmaterials/${at(ids, place)}`,
  body: (ids) => ({ materialComponents: components(ids, written) }),
}))
const newDetails = fc
  .tuple(pick, pick, details)
  .map(([place, parent, { fromTo, ...said }]): Call => ({
    method: 'PATCH',
    path: (ids) => `/recipes/${at(ids, place)}`,
    body: (ids) => ({
      ...said,
      fromOrtonConeId: fromTo[0],
      toOrtonConeId: fromTo[1],
      materialParentId: at(ids, parent) === at(ids, place) ? null : at(ids, parent),
    }),
  }))
const lifecycleStep = fc
  .tuple(pick, fc.constantFrom('copy', 'publish', 'publish', 'unpublish', 'archive', 'lock'))
  .map(([place, verb]): Call => ({
    method: 'POST',
    path: (ids) => `/recipes/${at(ids, place)}/${verb}`,
  }))
const deletion = pick.map((place): Call => ({
  method: 'DELETE',
  path: (ids) => `/recipes/${at(ids, place)}`,
}))

/** Creates, edits, copies, publishes, archives and deletes, in any order. */
export const anyChanges: Arbitrary<readonly Change[]> = fc
  .tuple(
    fc.array(change(newMaterial), { minLength: 2, maxLength: 4 }),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: change(newRecipe) },
        { weight: 4, arbitrary: change(newFigures) },
        { weight: 3, arbitrary: change(newLines) },
        { weight: 2, arbitrary: change(newDetails) },
        { weight: 3, arbitrary: change(lifecycleStep) },
        { weight: 2, arbitrary: change(deletion) },
        { weight: 1, arbitrary: change(newMaterial) },
      ),
      { minLength: 5, maxLength: 30 },
    ),
  )
  .map(([first, then]) => [...first.map((made) => ({ ...made, isOther: false })), ...then])
