import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { holdBackModules, startAfterPaint } from './start-after-paint.ts'

const ENTRY = '<script type="module" async="" src="/assets/index-1.js"></script>'
const held = { nonce: 'abc', modules: ['/assets/parts-1.js'] }

test('the entry waits for the first paint, in a script that the policy knows', () => {
  const page = startAfterPaint(`<body><p>Celadon</p>${ENTRY}</body>`, held)
  expect(page).not.toContain(ENTRY)
  expect(page).toMatch(/^<body><p>Celadon<\/p><script nonce="abc">[^<]*<\/script><\/body>$/)
  expect(page).toContain('entry.src = "/assets/index-1.js"')
  expect(page).toContain('modules = ["/assets/parts-1.js"]')
  expect(page).toContain('requestAnimationFrame')
})

test('other scripts and pages without scripts stay as they are', () => {
  const page = '<p>Celadon</p><script src="/theme.js"></script><script>1</script>'
  expect(startAfterPaint(page, held)).toBe(page)
})

test('modules are taken out of the document of a page, and styles are not', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  await router.load()
  const root = {
    preloads: ['/assets/index-1.js', { href: '/assets/parts-1.js' }],
    css: ['/assets/index-1.css'],
  }
  const manifest = { routes: { __root__: root, '/help': { preloads: ['/assets/help-1.js'] } } }
  router.ssr = { manifest }
  expect(holdBackModules(router)).toEqual(['/assets/index-1.js', '/assets/parts-1.js'])
  expect(router.ssr.manifest?.routes.__root__).toEqual({ css: ['/assets/index-1.css'] })
  expect(manifest.routes.__root__).toBe(root)
})
