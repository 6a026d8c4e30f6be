import { expect, test } from 'vitest'
import { collectQueries, restoreQueries, scriptSafe } from './page-data.ts'
import { QueryClient } from '@tanstack/react-query'

test('what has arrived reaches the other side with its age, what failed does not', async () => {
  const server = new QueryClient()
  server.setQueryData(['materials', 1], { name: 'Celadon' }, { updatedAt: 1000 })
  const failing = { queryKey: ['materials', 2], queryFn: () => Promise.reject(new Error('gone')) }
  await server.query({ ...failing, retry: false }).catch(() => undefined)

  const browser = new QueryClient()
  restoreQueries(browser, JSON.parse(JSON.stringify(collectQueries(server))))
  expect(browser.getQueryData(['materials', 1])).toEqual({ name: 'Celadon' })
  expect(browser.getQueryState(['materials', 1])?.dataUpdatedAt).toBe(1000)
  expect(browser.getQueryCache().getAll()).toHaveLength(1)
})

test('a text cannot leave its script element', () => {
  const json = scriptSafe(JSON.stringify({ note: '</script><script>alert(1)</script><!--' }))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ note: '</script><script>alert(1)</script><!--' })
})
