import { IMPORT_CALL_BYTES, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import type { DraftedRecipe } from '@glazy/formats/import/drafts'
import { namedMaterial } from '@glazy/formats/import/fields'
import { expect, it } from 'vitest'
import { toParts } from './import-parts.ts'

it('parts are neither too many records nor too many bytes for one call', () => {
  const fields = { ...namedMaterial('Test'), description: 'x'.repeat(4_900) }
  const firing = { fromConeId: null, toConeId: null, surfaceId: null, transparencyId: null }
  const recipes = Array.from({ length: IMPORT_ROWS_MAX + 1 }, (_, at): DraftedRecipe => ({
    ...fields,
    ...firing,
    key: `r${at}`,
    atmosphereIds: [],
    components: [],
  }))
  const parts = toParts({ materials: [{ key: 'm0', ...namedMaterial('Test') }], recipes })
  expect(parts[0]).toMatchObject({ materials: [{ key: 'm0' }], recipes: [] })
  expect(parts.flatMap((part) => part.recipes)).toEqual(recipes)
  for (const part of parts) {
    expect(JSON.stringify(part).length).toBeLessThan(IMPORT_CALL_BYTES * 1.1)
    expect(part.recipes.length).toBeLessThanOrEqual(IMPORT_ROWS_MAX)
  }
})
