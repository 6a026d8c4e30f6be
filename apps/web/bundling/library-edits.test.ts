import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { LIGHT_ICONS } from './light-icons.ts'
import { LIGHT_START } from './light-start.ts'

/**
 * The two places where the build puts a module of ours in place of a library's own: decision 0084.
 * A new version of the library may have moved what is replaced, which nothing else would tell. Look
 * at it, measure again, and only then write its number here.
 */
const EDITS = [
  {
    library: 'lucide-react',
    version: '1.75.0',
    edit: LIGHT_ICONS,
    replaced: './createLucideIcon.mjs',
    file: 'dist/esm/createLucideIcon.mjs',
    from: 'dist/esm/icons/minus.mjs',
    by: '/src/components/line-icon.tsx',
  },
  {
    library: '@tanstack/start-client-core',
    version: '1.170.39',
    edit: LIGHT_START,
    replaced: '../client-rpc/createClientRpc.js',
    file: 'dist/esm/client-rpc/createClientRpc.js',
    from: 'dist/esm/client/Adapter.js',
    by: '/src/router/no-server-functions.ts',
  },
] as const

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

function resolve({ resolveId }: Plugin, source: string, importer: string): unknown {
  if (typeof resolveId !== 'object') throw new Error('it resolves nothing')
  return (resolveId.handler as (source: string, importer: string) => unknown)(source, importer)
}

describe.each(EDITS)('the edit of $library', ({ library, version, edit, ...places }) => {
  test('is made to the version it was measured with', () => {
    const { version: installed } = JSON.parse(
      readFileSync(`${MODULES}${library}/package.json`, 'utf8'),
    )
    expect(installed).toBe(version)
    expect(existsSync(`${MODULES}${library}/${places.file}`)).toBe(true)
  })

  test('replaces that module and no other', () => {
    const path = String(resolve(edit, places.replaced, `${MODULES}${library}/${places.from}`))
    expect(path.endsWith(places.by) && existsSync(path)).toBe(true)
    expect(resolve(edit, places.replaced, '/apps/web/src/own.ts')).toBeUndefined()
  })
})
