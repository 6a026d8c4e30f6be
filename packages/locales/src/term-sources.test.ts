import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../../scripts/term-sources.mjs', import.meta.url))

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'terms-')), 'terms')
  mkdirSync(folder)
})
afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true })
})

function check(rows: string[], addresses: string[]) {
  const table = ['| English | Term | Not | Seen at |', '| --- | --- | --- | --- |', ...rows]
  const text = [...table, '', '## Addresses', '', ...addresses].join('\n')
  writeFileSync(join(folder, 'da.md'), text)
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return { status, problems: stderr.trim() }
}

const rows = (count: number, seen: string) =>
  Array.from({ length: count }, (_, row) => `| word ${row} | ord ${row} | | ${seen} |`)

describe('term-sources', () => {
  it('passes a list of eighty words with addresses', () => {
    const result = check(rows(80, 'vge.dk (brænding)'), ['- vge.dk: https://vge.dk/keramik/'])

    expect(result).toEqual({ status: 0, problems: '' })
  })

  it('counts neither words that were not looked up nor sources without an address', () => {
    const list = [
      ...rows(79, 'vge.dk'),
      ...rows(5, 'common usage (vge.dk)'),
      ...rows(5, 'dortevisby.dk'),
    ]

    expect(check(list, ['- vge.dk: https://vge.dk/keramik/'])).toEqual({
      status: 1,
      problems: 'da: 79 words have a source with an address, 80 are needed',
    })
  })

  it('finds an address that no word was seen at', () => {
    const addresses = ['- vge.dk: https://vge.dk/keramik/', '- krystaller.dk: http://krystaller.dk']

    expect(check(rows(80, 'vge.dk'), addresses)).toEqual({
      status: 1,
      problems: 'da: no word was seen at krystaller.dk',
    })
  })
})
