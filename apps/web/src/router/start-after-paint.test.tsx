import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  Scripts,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const manifest = {
  routes: {
    __root__: {
      preloads: ['/assets/index-1.js', { href: '/assets/parts-1.js' }],
      scripts: [
        { attrs: { type: 'module', async: true, src: '/assets/index-1.js' } },
        { attrs: {}, children: 'own()' },
      ],
      css: ['/assets/index-1.css'],
    },
    '/help': { preloads: ['/assets/help-1.js'] },
  },
}

async function openRouter() {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    ssr: { nonce: 'abc' },
    isServer: true,
  })
  await router.load()
  router.ssr = { manifest }
  return router
}

test('modules of a page are held back with its entry, and styles are not', async () => {
  const router = await openRouter()
  startAfterPaint(router)
  const root = router.ssr?.manifest?.routes.__root__
  expect(root?.preloads).toBeUndefined()
  expect(root?.css).toEqual(['/assets/index-1.css'])
  expect(manifest.routes.__root__.preloads).toHaveLength(2)
  expect(manifest.routes.__root__.scripts[0]?.attrs).toHaveProperty('src')
})

test('the entry waits for the first paint, in a script that the policy knows', async () => {
  const router = await openRouter()
  startAfterPaint(router)
  const page = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Scripts />
    </RouterContextProvider>,
  )
  expect(page).not.toContain('src=')
  expect(page).toContain('<script nonce="abc">{\nconst clicked')
  expect(page).toContain('entry.src = "/assets/index-1.js"')
  expect(page).toContain('modules = ["/assets/index-1.js","/assets/parts-1.js"]')
  expect(page).toContain('requestAnimationFrame')
  expect(page).toContain('<script nonce="abc">own()</script>')
})

test('files are asked for a few at a time', async () => {
  const router = await openRouter()
  const preloads = Array.from({ length: 12 }, (_, at) => `/assets/file-${at}.js`)
  const root = { ...manifest.routes.__root__, preloads }
  router.ssr = { manifest: { routes: { __root__: root } } }
  startAfterPaint(router)
  const script = router.ssr.manifest?.routes.__root__?.scripts?.[0]?.children ?? ''
  const turns: string[][] = [[]]
  const document = {
    hidden: true,
    createElement: () => ({}),
    head: {
      append: (made: { href?: string; src?: string }) =>
        turns.at(-1)?.push(made.href ?? made.src ?? ''),
    },
  }
  const scheduler = { yield: async () => void turns.push([]) }
  const self = { scheduler }
  runInNewContext(script, { document, self })
  await vi.waitFor(() => expect(turns.flat()).toContain('/assets/index-1.js'))
  expect(turns.map((turn) => turn.length)).toEqual([5, 5, 2, 1])
  expect(turns.flat().slice(0, 12)).toEqual(preloads)
  // What is clicked meanwhile is noted.
  runInNewContext("self.onclick({ target: 'a button' })", { self })
  expect(self).toHaveProperty('clickedEarly', ['a button'])
})

test('a page without a manifest stays as it is', async () => {
  const router = await openRouter()
  router.ssr = { manifest: undefined }
  startAfterPaint(router)
  expect(router.ssr).toEqual({ manifest: undefined })
})
