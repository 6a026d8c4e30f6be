import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'

test('a page that is left has told how fast it was, and an error what it was, of nobody', async ({
  page,
  context,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  await logInAnew(context)
  // This page is among those that measure.
  await page.addInitScript(() => (Math.random = () => 0))
  const measured = page.waitForResponse((response) => /measure-page/.test(response.url()))
  await openPage(page, path)
  const isTold = page.waitForRequest('**/v2/telemetry/errors')
  const isTaken = page.waitForResponse('**/v2/telemetry/errors')
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent('error', { error: new Error('a mistake on /u/demo?q=secret') })),
  )
  const told = await isTold
  expect(told.postDataJSON()).toMatchObject({ route: '/recipes/$id/{-$slug}' })
  expect(Object.keys(await told.allHeaders())).not.toContain('cookie')
  expect((await isTaken).status()).toBe(200)

  await measured
  // The script has come; once the page is idle, it has run and measures.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.mouse.click(5, 5)
  // A report of a page that is being left is seen by the server alone.
  await page.goto('/healthz')
  await expect
    .poll(async () => (await context.request.get('/metrics')).text())
    .toMatch(/web_vitals_lcp_seconds_count\{route="\/recipes\/\$id\/\{-\$slug\}"\} [1-9]/)
})
