import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { lightened } from './light-contract.ts'

const light = (code: string) => lightened(code, parseSync('contract.js', code).program)

it('leaves of an endpoint what a call is made of, wherever it is declared', () => {
  const code = `
    export const one = endpoint({ id: 'one', method: 'GET', summary: 'x', path: '/one', response: { 200: z.int() } })
    const action = (name) => endpoint({ id: name, body: z.object({}), tag: 'materials' })`
  const result = light(code)
  for (const kept of ["id: 'one'", "method: 'GET'", "path: '/one'", 'id: name', "tag: 'materials'"])
    expect(result).toContain(kept)
  expect(result).not.toContain('z.')
  expect(result).not.toContain('summary')
})

it('declares the values of a module free of side effects, and keeps what they are', () => {
  const code = `
    const z = { object: (shape) => shape }
    const name = z.object({ name: 'text' })
    const parts = { ...name, more: z.object({ 1: 2 }) }
    const read = () => parts
    const sum = 1 + 1`
  const result = light(code)
  expect(result.match(/@__PURE__/g)).toHaveLength(3)
  const values = (source: string): unknown => new Function(`${source}; return [read(), sum]`)()
  expect(values(result)).toEqual(values(code))
  expect(values(result)).toEqual([{ name: 'text', more: { 1: 2 } }, 2])
})

it('imports what is still used, and nothing else', () => {
  const result = light(`
    import * as z from 'zod'
    import { loginForm, registerForm } from './rules/account.ts'
    import { idField, instant } from './fields.ts'
    import './globals.ts'
    export const login = endpoint({ id: 'login', body: loginForm, response: { 200: registerForm } })
    export const user = z.object({ id: idField })`)
  expect(result).not.toContain('account')
  expect(result).toContain("import { idField, instant } from './fields.ts'")
  expect(result).toContain("import * as z from 'zod'")
  expect(result).toContain("import './globals.ts'")
})
