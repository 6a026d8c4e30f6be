import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openImages } from '#platform/images/images.ts'
import { line, part, setUpImports } from '#testing/imports.ts'
import { deleteAccount } from './delete-account.service.ts'

const imports = setUpImports()

it('an account that is writing goes, and nothing comes to it any more', async () => {
  const { id } = imports.owner
  const importers = Array.from({ length: 4 }, startImport)
  await Promise.all(importers.map(({ first }) => first))
  const images = openImages(
    { dataDir: imports.dataDir, s3: undefined, imageCacheBytes: 1_000_000 },
    pino({ level: 'silent' }),
  )
  const outbox = join(imports.dataDir, 'outbox')
  await deleteAccount({ db: imports.db, images, outbox, now: new Date() }, id)
  for (const { refusal } of importers) expect(await refusal).toBe(401)
  const left = await imports.db
    .selectFrom('material')
    .select('id')
    .where('owner_id', '=', id)
    .execute()
  expect(left).toEqual([])
})

/** Brings one part of an import after the other, until one is refused. */
function startImport() {
  const clientKey = randomUUID()
  const bring = async (at: number): Promise<number> => {
    const recipes = Array.from({ length: 100 }, (_, place) =>
      imports.recipe(`r${at}-${place}`, { components: [line(imports.silica, place + 1)] }),
    )
    return (await imports.call('POST', '/imports', part({ clientKey, recipes }))).statusCode
  }
  const first = bring(0)
  const goOn = async (): Promise<number> => {
    for (let status = await first, at = 1; ; at += 1) {
      if (status !== 201) return status
      status = await bring(at)
    }
  }
  return { first, refusal: goOn() }
}
