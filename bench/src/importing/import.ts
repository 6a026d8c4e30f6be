import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeLibraryFile } from '#library/found-recipe.ts'
import { stockPantry } from '#library/mix.ts'
import { readStarterLibrary } from '#library/starter-library.ts'
import { runGlazy, startServer } from '#product/processes.ts'
import { printFigures, whole } from '#report.ts'
import type { Settings } from '#settings.ts'

const RECIPES = 10_000
const SECONDS_MAX = 60
const GIBIBYTE = 2 ** 30

/** Imports a file of recipes into a library that holds the starter library, as an operator would. */
export async function benchImport({ workDir, port }: Settings): Promise<void> {
  const folder = join(workDir, 'import')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const file = join(folder, 'recipes.yaml.gz')
  const dataDir = join(folder, 'data')
  try {
    await writeLibraryFile(file, RECIPES, stockPantry(await readStarterLibrary()))
    const server = await startServer({ dataDir, port })
    const result = await runGlazy(dataDir, ['import', file, '--public', '--json']).finally(() =>
      server.stop(),
    )
    const { added } = JSON.parse(result.stdout) as { added: { recipes: number } }
    const again = await runGlazy(dataDir, ['import', file, '--public', '--json'])
    const { size } = await stat(file)
    printFigures(
      `Importing ${whole(RECIPES)} recipes (Glazy YAML, ${whole(size / 1024)} KiB gzip)`,
      [
        {
          what: `time, beside a running server; ${whole(added.recipes)} recipes added`,
          ours: `${result.seconds.toFixed(1)} s (${whole(added.recipes / result.seconds)}/s)`,
          target: `< ${SECONDS_MAX} s`,
          isReached: added.recipes === RECIPES && result.seconds < SECONDS_MAX,
        },
        {
          what: 'largest memory of the process',
          ours: `${whole(result.peakBytes / 2 ** 20)} MiB`,
          target: '< 1,024 MiB',
          isReached: result.peakBytes < GIBIBYTE,
        },
        {
          what: 'the same file once more, which adds nothing',
          ours: `${again.seconds.toFixed(1)} s`,
        },
      ],
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
