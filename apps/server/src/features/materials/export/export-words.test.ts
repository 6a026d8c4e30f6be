import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let id: number
beforeAll(async () => {
  test = await createTestApp()
  const { id: ownerId } = await createTestAccount(test.db)
  const [silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId }])
  const components = [{ materialId: silica, amount: 100, isAdditional: false }]
  const description = '<p>Fire <strong>slowly</strong>.</p><ul><li>thin</li><li>twice</li></ul>'
  ;[id = 0] = await buildItems(test.db, [{ ownerId, name: 'Test', description, components }])
})
afterAll(() => test.close())

const exported = async (format: string) =>
  (await test.app.inject(`/v2/recipes/${id}/export/${format}`)).body

it('notes for programs that know no markup have none', async () => {
  const lines = ['Fire slowly.', '', '- thin', '- twice'].map((line) => `note = |${line}`)
  expect(await exported('GlazeChem')).toContain(lines.join('\r\n'))
  expect(await exported('Insight')).toContain('<notes>Fire slowly.\n\n- thin\n- twice</notes>')
})

it('files of our own keep it', async () => {
  for (const format of ['YAML', 'CSV']) expect(await exported(format)).toContain('<strong>slowly')
})
