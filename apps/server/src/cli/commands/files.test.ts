import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFileError } from '#cli/file-error.ts'

const CLI = fileURLToPath(new URL('../main.ts', import.meta.url))
const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glazy-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command that must not need a database: there is none to find. */
function glazy(...args: string[]) {
  return run(process.execPath, [CLI, ...args], {
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' },
    maxBuffer: 64 * 1024 * 1024,
  })
}

describe('import --dry-run --json', () => {
  it('prints a large file whole, into a pipe, without a database', async () => {
    const file = join(folder, 'many.txt')
    const recipes = Array.from(
      { length: 3_000 },
      (_, index) => `Test ${index}\nSilica 60\nWhiting 40\n+ Iron 2`,
    )
    await writeFile(file, recipes.join('\n***\n'))
    const { stdout } = await glazy('import', '--dry-run', '--json', file)
    expect(stdout.length).toBeGreaterThan(200_000)
    const found = JSON.parse(stdout) as { recipes: { name: string; components: unknown[] }[] }
    expect(found.recipes).toHaveLength(3_000)
    expect(found.recipes[2_999]).toMatchObject({
      name: 'Test 2999',
      components: [{ name: 'Silica', amount: 60, isAdditional: false }, {}, { isAdditional: true }],
    })
  })

  it('names a file that cannot be read', async () => {
    await expect(glazy('import', '--dry-run', join(folder, 'none'))).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be read: ENOENT') as string,
    })
  })

  it.each([
    [['import'], 'needs at least one FILE'],
    [['import', '--public', '--private', 'x'], 'either --public or --private'],
    [['import', '--nonsense', 'x'], '--nonsense'],
    [['export', '--format', 'pdf', '-'], '--format must be'],
    [['export'], 'needs one FILE'],
    [['analyze'], 'needs one FILE.json'],
    [['analyze', '--nonsense'], "Unknown option '--nonsense'"],
    [['solve'], 'needs one FILE.json'],
    [['solve', 'a', 'b'], 'needs one FILE.json'],
    [['migrate', 'x'], 'migrate takes no "x"'],
    [['reindex', '--all'], "Unknown option '--all'"],
    [['backup', '--all'], "Unknown option '--all'"],
    [['check-library', 'a', 'b'], 'check-library takes one name, not 2'],
  ])('%j is refused in one line', async (args, message) => {
    const failed = await glazy(...args).catch((error: { code: number; stderr: string }) => error)
    expect(failed).toMatchObject({ code: 2 })
    expect(failed.stderr).toContain(message)
    expect(failed.stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('a file that the system refuses', () => {
  it.each([
    [['check-library', 'nowhere'], 'nowhere/materials: does not exist (ENOENT)'],
    [['check-library', CLI], `${CLI}/materials: a part of the path is no folder (ENOTDIR)`],
  ])('%j is named in one line', async (args, message) => {
    await expect(glazy(...args)).rejects.toMatchObject({ code: 1, stderr: `${message}\n` })
  })

  it.each([
    [{ code: 'EISDIR', path: '/a.partial', dest: '/a' }, '/a: is a folder (EISDIR)'],
    [{ code: 'EACCES', path: '/a' }, '/a: permission is denied (EACCES)'],
    [{ code: 'ENOSPC', syscall: 'write' }, 'There is no room left on the disk (ENOSPC)'],
    [{ code: 'ENOENT' }, undefined],
    [{ code: 'ECONNREFUSED', path: '/a' }, undefined],
  ])('%j is told as %s', (details, told) => {
    expect(explainFileError(Object.assign(new Error('failed'), details))).toBe(told)
  })
})

it('reads an import from a pipe, and falls silent when nobody reads the output', async () => {
  const child = spawn(process.execPath, [CLI, 'import', '--dry-run', '--json', '-'])
  child.stdin.end('Clear\nSilica 60\nWhiting 40\n')
  expect(JSON.parse(await text(child.stdout))).toMatchObject({ recipes: [{ name: 'Clear' }] })

  const unread = spawn(process.execPath, [CLI, 'import', '--dry-run', '--json', '-'])
  unread.stdout.destroy()
  unread.stdin.end('Clear\nSilica 60\n***\n'.repeat(10_000))
  const closed = new Promise<number | null>((resolve) => unread.on('close', resolve))
  expect([await text(unread.stderr), await closed]).toEqual(['', 0])
})

it.each(['--help', '-h'])('a command explains itself by %s', async (flag) => {
  const { stdout } = await glazy('analyze', flag)
  expect(stdout).toContain('npm run glazy -- analyze FILE.json|-')
})

describe('analyze', () => {
  async function analyze(
    input: string,
  ): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(process.execPath, [CLI, 'analyze', '-'])
    child.stdin.end(input)
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    return { code, out, err }
  }

  it('reads from a pipe and prints JSON', async () => {
    const { out, code } = await analyze(
      JSON.stringify({
        materials: [{ id: 'a', percent: { CaO: 56 }, loi: 44 }],
        recipes: [{ id: 7, components: [{ materialId: 'a', amount: 3, isAdditional: false }] }],
      }),
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      recipes: [{ id: 7, percent: { CaO: 56 }, loi: 44, umf: { CaO: 1 }, ROTotal: 1 }],
    })
  })

  it('reads a file with a byte order mark', async () => {
    expect(await analyze('\ufeff{"recipes":[]}')).toMatchObject({ code: 0, err: '' })
  })

  it('prints what can be calculated, in order, and one line for each problem', async () => {
    const file = join(folder, 'mixed.json')
    const clear = { id: 'clear', components: [{ materialId: 'a', amount: 1 }] }
    const ring = { id: 'ring', components: [{ materialId: 'ring', amount: 1 }] }
    const open = { id: 1, components: [{ materialId: 9, amount: 1 }] }
    const materials = [{ id: 'a', percent: { CaO: 56 }, loi: 44 }]
    await writeFile(file, JSON.stringify({ materials, recipes: [open, ring, clear] }))
    const mixed = await glazy('analyze', file).catch((error: unknown) => error)
    expect(mixed).toMatchObject({
      code: 1,
      stderr:
        'recipe 1: material 9 is not among the materials\n' +
        'recipe "ring": contains itself by way of "ring" → "ring"\n',
    })
    const { recipes } = JSON.parse((mixed as { stdout: string }).stdout) as { recipes: unknown }
    expect(recipes).toMatchObject([
      { id: 1, problems: ['material 9 is not among the materials'] },
      { id: 'ring', problems: [expect.stringContaining('contains itself')] },
      { id: 'clear', umf: { CaO: 1 } },
    ])
  })

  it('refuses what is no list of recipes', async () => {
    const broken = await analyze('{')
    expect(broken).toMatchObject({ code: 2, out: '' })
    expect(broken.err).toContain('- is no JSON')
    expect(await analyze('[]')).toMatchObject({ code: 2, out: '' })
  })
})

it('check-library proves the library', async () => {
  const { stdout } = await glazy('check-library')
  expect(stdout).toMatch(/^\d+ materials, \d+ analyses, \d+ recipes, 0 problems\n$/)
})

describe('solve', () => {
  async function solve(input: unknown) {
    const child = spawn(process.execPath, [CLI, 'solve', '-'], {
      env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' },
    })
    child.stdin.end(typeof input === 'string' ? input : JSON.stringify(input))
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    return { code, out, err }
  }

  it('answers the question that the page on operating shows', async () => {
    const page = await readFile(
      new URL('../../../../../docs/operating.md', import.meta.url),
      'utf8',
    )
    const question = /```json\n(\s*\{\s*"materials"[^`]+)```/.exec(page)?.[1]
    const { code, out, err } = await solve(question)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ status: 'solved', isWithinTolerance: true })
  })

  // Source: the worked example of Leach 4321 with theoretical minerals.
  const materials = [
    { id: 'spar', percent: { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }, loi: 0 },
    { id: 2, percent: { SiO2: 100 } },
    { id: 3, percent: { CaO: 56.1 }, loi: 43.9 },
    { id: 4, percent: { SiO2: 47.29, Al2O3: 40.21 }, loi: 12.5 },
  ]
  const umf = { SiO2: 3.711, Al2O3: 0.409, K2O: 0.264, CaO: 0.736 }

  it('reads from a pipe and prints the recipe that a formula was published with', async () => {
    const { out, err, code } = await solve({ materials, target: { umf }, limits: { step: 1 } })
    expect({ err, code }).toEqual({ err: '', code: 0 })
    expect(JSON.parse(out)).toMatchObject({
      status: 'solved',
      recipes: [
        {
          components: [
            { materialId: 'spar', amount: 40 },
            { materialId: 2, amount: 30 },
            { materialId: 3, amount: 20 },
            { materialId: 4, amount: 10 },
          ],
        },
      ],
    })
  })

  it('takes an analysis, least amounts and shares of a group', async () => {
    // The same glaze in percent by weight of the glass.
    const percent = { SiO2: 67.39, Al2O3: 12.61, K2O: 7.52, CaO: 12.47 }
    const groups = [{ name: 'clay', materialIds: [4], min: 10 }]
    const limits = { step: 1, least: 5, groups }
    const { out, code } = await solve({ materials, target: { percent }, limits })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      recipes: [{ components: [{ amount: 40 }, { amount: 30 }, { amount: 20 }, { amount: 10 }] }],
    })
  })

  it('says why nothing can be made, which is an answer too', async () => {
    const { out, code } = await solve({ materials, target: { umf: { ...umf, Li2O: 0.1 } } })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ status: 'impossible', missingSources: ['Li2O'] })
  })

  it.each([
    ['{', '- is no JSON: '],
    [{ target: { umf } }, '-: materials: must be a list of materials'],
    [
      { materials, target: { umf: { SiO2: { min: 3, max: 2 } } } },
      '-: target.umf.SiO2.min: must not be above max',
    ],
    [
      { materials, target: { umf, tolerance: 'none' }, limits: { step: 3 } },
      '-: target.tolerance: must be a number from 0 to 1 (and 1 more)',
    ],
  ])('%j is refused in one line', async (input, message) => {
    const { out, err, code } = await solve(input)
    expect({ out, code }).toEqual({ out: '', code: 2 })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
