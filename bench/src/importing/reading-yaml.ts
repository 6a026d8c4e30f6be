import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { readText } from '@glazy/formats/text/read-text'
import { parse, stringify } from 'yaml'
import { type YamlValue, yamlBlock } from '@glazy/formats/yaml/write-yaml'
import { writeLibraryFile } from '#library/found-recipe.ts'
import { stockPantry } from '#library/mix.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const RECIPES = 8_000

/** Reads and writes a library in Glazy YAML, beside the `yaml` library with the same text. */
export async function benchReadingYaml({ workDir, files }: Settings): Promise<void> {
  const folder = join(workDir, 'reading-yaml')
  await mkdir(folder, { recursive: true })
  try {
    const [file = join(folder, 'recipes.yaml.gz')] = files
    if (files.length === 0) {
      await writeLibraryFile(file, RECIPES, stockPantry(await readStarterLibrary()))
    }
    const bytes = await readFile(file)
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
    const values = parse(text) as YamlValue
    const records = Array.isArray(values) ? values.length : 0
    const reading = { ours: secondsOf(() => readText(text)), theirs: secondsOf(() => parse(text)) }
    const writing = {
      ours: secondsOf(() => yamlBlock(values, '')),
      theirs: secondsOf(() => stringify(values)),
    }
    printFigures(`Glazy YAML of ${whole(records)} items, ${whole(text.length / 1024)} KiB`, [
      {
        what: 'read with all its fields; the library, which only parses it',
        ours: `${reading.ours.toFixed(2)} s`,
        reference: `${reading.theirs.toFixed(2)} s`,
        target: '≤ 0.5 ×',
        isReached: reading.ours <= 0.5 * reading.theirs,
      },
      {
        what: 'written; the library',
        ours: `${writing.ours.toFixed(2)} s`,
        reference: `${writing.theirs.toFixed(2)} s`,
        target: '≤ 0.5 ×',
        isReached: writing.ours <= 0.5 * writing.theirs,
      },
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The second of two runs: the first one warms up. */
function secondsOf(run: () => unknown): number {
  run()
  const began = performance.now()
  run()
  return (performance.now() - began) / 1000
}
