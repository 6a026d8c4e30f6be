import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** How the benches are run. */
export interface Settings {
  /** Which benches, by name. */
  readonly names: readonly string[]
  /** Recipes of the library that search and pages are measured with. */
  readonly size: number
  /** Recipes of the libraries that growth is measured with, rising. */
  readonly sizes: readonly number[]
  /** Where libraries are kept between runs. */
  readonly workDir: string
  readonly port: number
  /** Which pages the first view is measured of; all when there is none. */
  readonly pages: readonly string[]
  /** How often a page is visited for its medians. */
  readonly runs: number
  /** Files to import in place of generated ones. */
  readonly files: readonly string[]
}

export const USAGE = `npm run bench -- [NAME…] [--size RECIPES] [--sizes A,B,…] [--dir DIR] [--port PORT] [--files A,B,…] [--pages A,B,…] [--runs N]`

/** @throws Error naming what is wrong */
export function readSettings(args: readonly string[], known: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      size: { type: 'string', default: '100000' },
      sizes: { type: 'string', default: '10000,100000' },
      dir: { type: 'string', default: join(tmpdir(), 'glazy-bench') },
      port: { type: 'string', default: '4400' },
      files: { type: 'string', default: '' },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
    },
  })
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no bench "${unknown}"; ${known.join(', ')}`)
  return {
    names: positionals.length === 0 ? known : positionals,
    size: wholeNumber('--size', values.size),
    sizes: values.sizes.split(',').map((text) => wholeNumber('--sizes', text)),
    workDir: values.dir,
    port: wholeNumber('--port', values.port),
    files: partsOf(values.files),
    pages: partsOf(values.pages),
    runs: wholeNumber('--runs', values.runs),
  }
}

function partsOf(text: string): string[] {
  return text.split(',').filter((part) => part !== '')
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} must be a whole number, not "${text}"`)
  return Number(text)
}
