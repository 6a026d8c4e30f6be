import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Kilobytes of scripts, compressed, that the first view of a public page may take. */
const SCRIPTS_MAX = 210

/** A phone, as in `npm run bench -- first-view`; files that are kept for later do not count. */
test.use({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })

/** Answered by a page that has come to life. To ask by Playwright would count as a touch of the page. */
const IS_ALIVE = `new Promise((done) => {
  const look = () => {
    const keys = Object.keys(document.querySelector('footer') ?? {})
    if (keys.some((key) => key.startsWith('__react'))) requestIdleCallback(done)
    else setTimeout(look, 50)
  }
  look()
})`

/**
 * Scripts that a page brings without being touched, the heaviest first.
 *
 * @param call answer after which the last scripts come, where a pause comes before them
 */
async function scriptsOf(page: Page, path: string, call?: RegExp) {
  const answers: Promise<{ name: string; kilobytes: number }>[] = []
  const weigh = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname
    answers.push(
      response.body().then((code) => ({
        name,
        kilobytes: gzipSync(code, { level: 9 }).length / 1_000,
      })),
    )
  }
  page.on('response', weigh)
  const devTools = await page.context().newCDPSession(page)
  const isAnswered = call && page.waitForResponse(call)
  await page.goto(path)
  await isAnswered
  await devTools.send('Runtime.evaluate', { expression: IS_ALIVE, awaitPromise: true })
  await page.waitForLoadState('networkidle')
  page.off('response', weigh)
  return (await Promise.all(answers)).sort((a, b) => b.kilobytes - a.kilobytes)
}

async function expectLight(page: Page, path: string, call?: RegExp) {
  const scripts = await scriptsOf(page, path, call)
  const sum = scripts.reduce((total, { kilobytes }) => total + kilobytes, 0)
  const list = scripts.map(({ name, kilobytes }) => `${kilobytes.toFixed(1)} ${name}`).join('\n')
  expect(sum, `${path} has no scripts`).toBeGreaterThan(50)
  expect(
    sum,
    `scripts of ${path} in kB, CONTRIBUTING.md says how to read it:\n${list}`,
  ).toBeLessThan(SCRIPTS_MAX)
}

for (const path of ['/', '/recipes', '/materials?view=list', '/help', '/login', '/register']) {
  test(`the scripts of ${path} stay below ${SCRIPTS_MAX} kB`, async ({ page }) => {
    await expectLight(page, path)
  })
}

// The longest texts, and letters of which each takes three bytes: they come with the page, not as scripts.
for (const language of ['de', 'th']) {
  test(`the scripts of /recipes in ${language} stay below ${SCRIPTS_MAX} kB`, async ({ page }) => {
    await expectLight(page, `/recipes?lang=${language}`)
  })
}

test(`the scripts of a recipe stay below ${SCRIPTS_MAX} kB`, async ({ page, library }) => {
  const { path } = await library.recipe('Leach 4321')
  await expectLight(page, path)
})

test(`the scripts of a comparison stay below ${SCRIPTS_MAX} kB`, async ({ page, library }) => {
  const items = await Promise.all(['Leach 4321', 'Leach 4321 Celadon'].map(library.recipe))
  await expectLight(page, `/compare?id=${items.map(({ id }) => id).join()}`)
})

test(`the scripts of the explorer stay below ${SCRIPTS_MAX} kB`, async ({ page }) => {
  await expectLight(page, '/explore', /charts\/points/)
})
