import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createFuzzPeople } from '#testing/fuzz/fuzz-people.ts'
import { makeThings } from '#testing/fuzz/fuzz-things.ts'
import { knownValues } from '#testing/fuzz/known-values.ts'
import { listOperations, type OpenApiDocument } from '#testing/fuzz/openapi-document.ts'
import { OTHER_ADDRESSES } from '#testing/fuzz/other-addresses.ts'
import { reportText } from '#testing/fuzz/report-text.ts'
import { runFuzz } from '#testing/fuzz/run-fuzz.ts'
import { sendByInject } from '#testing/fuzz/send-request.ts'
import { buildAccount, buildItems, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

/** Every run of the suite sends the same requests; `npm run fuzz` sends more, and others each time. */
const SEED = 20_261_121
const EACH = 25

/** The smallest site there can be: no address is a page. */
const SITE = `export default { fetch: async () => new Response('<p>missing</p>', { status: 404 }) }`

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await createTestApp()
  const siteDist = join(test.dataDir, 'site')
  await mkdir(join(siteDist, 'server'), { recursive: true })
  await writeFile(join(siteDist, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(siteDist, 'server', 'server.js'), SITE)
  const config = testConfig({ dataDir: test.dataDir })
  app = await buildApp({
    config,
    database: test.database,
    log: pino({ level: 'silent' }),
    siteDist,
  })
  const ownerId = await buildAccount(test.db)
  const [spar = 0, silica = 0] = await buildItems(test.db, [
    { ...POTASH_FELDSPAR, ownerId },
    { ...SILICA, ownerId },
  ])
  const line = (materialId: number) => ({ materialId, amount: 50, isAdditional: false })
  await buildItems(test.db, [
    { ownerId, name: 'Test glaze', components: [line(spar), line(silica)], colour: 'a1b2c3' },
  ])
})
afterAll(async () => {
  await app.close()
  await test.close()
})

it('no request of any kind makes any call fail', EVERY_CALL, async () => {
  const document = app.swagger() as unknown as OpenApiDocument // the document is one, its type names are two
  const { identify, member } = await createFuzzPeople(test.db)
  const report = await runFuzz({
    document,
    operations: [...listOperations(document), ...OTHER_ADDRESSES],
    known: await knownValues(test.db, member, await makeThings({ app, db: test.db }, member)),
    send: sendByInject(app, identify),
    seed: SEED,
    each: EACH,
  })
  expect(report.findings, reportText(report, { seed: SEED, each: EACH })).toEqual([])
  expect(report.sent).toBeGreaterThan(500)
  // Both good and bad requests were among them.
  for (const status of [200, 400, 404]) expect(report.byStatus.get(status) ?? 0).toBeGreaterThan(20)
})
