import { readFile } from 'node:fs/promises'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withoutWriters } from './light-zod.ts'

const core = (name: string) => readFile(new URL(name, import.meta.resolve('zod/v4/core')), 'utf8')
const light = (code: string) => withoutWriters(code, parseSync('zod.js', code).program)
const exportsOf = (code: string) => code.match(/^export (const|function) \w+/gm)

it('empties what writes JSON Schema and leaves every name', async () => {
  for (const name of ['./to-json-schema.js', './json-schema-processors.js']) {
    const whole = await core(name)
    const rest = light(whole)
    expect(exportsOf(rest)).toEqual(exportsOf(whole))
    expect(rest.length).toBeLessThan(whole.length / 2)
  }
})

it('leaves what has another purpose', () => {
  const code = `
    export function aggregateChecks(schema) { return schema.checks }
    export const stringProcessor = (schema, json) => { json.type = 'string' }
    export function finalize(ctx) { return ctx }`
  expect(light(code)).toBe(`
    export function aggregateChecks(schema) { return schema.checks }
    export const stringProcessor = (schema, json) => {}
    export function finalize(ctx) {}`)
})
