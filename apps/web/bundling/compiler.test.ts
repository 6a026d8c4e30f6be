import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

/** A module that is made of a text. */
const moduleOf = (code: string): Plugin => ({
  name: 'module-of-text',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('entry.jsx') ? '/entry.jsx' : { id, external: true }),
  load: (id) => (id === '/entry.jsx' ? code : null),
})

it('what takes a default apart is compiled: with Babel 8 the compiler leaves it out and says nothing', async () => {
  const code = `export function Mark({ size = 4, onOpen }) {
    return <b onClick={() => onOpen(size)}>{size}</b>
  }`
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleOf(code), babel({ presets: [reactCompilerPreset()] })],
    build: { write: false, minify: false, lib: { entry: '/entry.jsx', formats: ['es'] } },
  })
  expect(JSON.stringify(built).includes('react/compiler-runtime')).toBe(true)
})
