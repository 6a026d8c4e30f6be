import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { createMaterial } from '@glazy/contract/authoring'
import { expect } from './fixtures.ts'

/** Texts that run where a page takes them for more than text. Each would open a dialog. */
export const HOSTILE_TEXTS = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(2)>',
  '"><svg onload=alert(3)>',
  "'-alert(4)-'",
  '</title></textarea></style><script>alert(5)</script>',
  '<!--<script>alert(6)//',
  '{{constructor.constructor("alert(7)")()}}',
  'javascript:alert(8)',
  '\u2028</script><a href="javascript:alert(9)">x</a>',
] as const

/** A token that the cookie of a browser carries, as its own pages send it. */
export async function xsrfHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  await request.get('/sanctum/csrf-cookie')
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
}

/** Makes a private material of whoever is logged in; all of its texts are `text`. */
export async function makeMaterial(context: BrowserContext, text: string): Promise<number> {
  const { request } = context
  const response = await request.post('/v2/recipes', {
    headers: await xsrfHeaders(request),
    data: {
      name: text,
      isPrimitive: true,
      baseTypeId: 20,
      materialTypeId: 20,
      clientKey: randomUUID(),
      translations: [{ locale: 'en', name: text, other_names: text, description: text }],
      analysis: { SiO2: 64.8, Al2O3: 18.3, K2O: 16.9 },
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return createMaterial.response[201].parse(await response.json()).data.id
}
