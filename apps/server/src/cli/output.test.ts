import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { escapeControls } from './output.ts'

it.each([
  ['\u001b[31mred', '\\u001b[31mred'],
  ['bell\u0007', 'bell\\u0007'],
  ['over\rwritten', 'over\\u000dwritten'],
  ['\u009b2J', '\\u009b2J'],
  ['abc\u202egpj', 'abc\\u202egpj'],
  ['1\tTest\nCéladon 青磁\r\n', '1\tTest\nCéladon 青磁\r\n'],
])('%j is printed as %j', (text, printed) => {
  expect(escapeControls(text)).toBe(printed)
})

it('no command writes past it', () => {
  const folder = fileURLToPath(new URL('./', import.meta.url))
  const files = globSync('**/*.ts', { cwd: folder })
  // A bar and a prompt of our own words move the cursor on purpose.
  const own = ['output.ts', 'progress.ts', 'commands/user-input.ts']
  const past = files.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !own.includes(file) &&
      /console\.|process\.std(?:out|err)\.write/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(files).toContain('main.ts')
  expect(past).toEqual([])
})
