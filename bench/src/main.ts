import { mkdir } from 'node:fs/promises'
import { benchChart } from '#chart/chart.ts'
import { benchChemistrySearch } from '#explorer/chemistry-search.ts'
import { benchDiscussion } from '#discussion/discussion.ts'
import { benchCollections } from '#collections/collections.ts'
import { benchExplorer } from '#explorer/explorer.ts'
import { benchFeed } from '#feed/feed.ts'
import { benchGrowth } from '#growth/growth.ts'
import { benchImages } from '#images/images.ts'
import { benchImport } from '#importing/import.ts'
import { benchPanelImport } from '#importing/panel-import.ts'
import { benchReadingYaml } from '#importing/reading-yaml.ts'
import { benchMemory } from '#memory/memory.ts'
import { benchPictureMemory } from '#memory/picture-memory.ts'
import { benchNeighbours } from '#neighbours/neighbours.ts'
import { benchFollowers } from '#news/followers.ts'
import { benchStreams } from '#news/streams.ts'
import { benchOffline } from '#offline/offline.ts'
import { benchSending } from '#offline/sending.ts'
import { benchFirstView } from '#pages/first-view.ts'
import { benchLanguageViews } from '#pages/language-views.ts'
import { benchLanguages } from '#pages/languages.ts'
import { benchPages } from '#pages/pages.ts'
import { benchProfile } from '#people/profile.ts'
import { benchRederive } from '#rederive/rederive.ts'
import { printMachine } from '#report.ts'
import { prepareLibrary } from '#library/prepared-library.ts'
import { benchSaving } from '#saving/saving.ts'
import { readSettings, type Settings, USAGE } from '#settings.ts'
import { benchSearch } from '#search/search.ts'
import { benchSolving } from '#solving/solving.ts'
import { benchInventory } from '#shelf/inventory.ts'
import { benchMakeable } from '#shelf/makeable.ts'
import { benchTyping } from '#typing/typing.ts'
import { benchUnity } from '#unity/unity.ts'

/** Every bench by name, in the order of a run of all. */
const BENCHES: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  unity: benchUnity,
  solve: benchSolving,
  import: benchImport,
  'panel-import': benchPanelImport,
  yaml: benchReadingYaml,
  library: makeLibrary,
  search: benchSearch,
  saving: benchSaving,
  collections: benchCollections,
  feed: benchFeed,
  discussion: benchDiscussion,
  profile: benchProfile,
  makeable: benchMakeable,
  inventory: benchInventory,
  followers: benchFollowers,
  streams: benchStreams,
  rederive: benchRederive,
  neighbours: benchNeighbours,
  chart: benchChart,
  chemistry: benchChemistrySearch,
  explorer: benchExplorer,
  pages: benchPages,
  languages: benchLanguages,
  'first-view': benchFirstView,
  'language-views': benchLanguageViews,
  offline: benchOffline,
  sending: benchSending,
  typing: benchTyping,
  images: benchImages,
  memory: benchMemory,
  'picture-memory': benchPictureMemory,
  growth: benchGrowth,
}

/** Makes the library that the next benches are measured with, unless it is there. */
async function makeLibrary(settings: Settings): Promise<void> {
  await prepareLibrary(settings, settings.size)
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(`${USAGE}\nBenches: ${Object.keys(BENCHES).join(', ')}`)
    return
  }
  const settings = readSettings(args, Object.keys(BENCHES))
  await mkdir(settings.workDir, { recursive: true })
  printMachine()
  for (const name of settings.names) await BENCHES[name]?.(settings)
}

// What was started ends with us: processes are stopped when ours exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main().catch((error: unknown) => {
  console.error(error)
  // A server that a bench has started would go on otherwise, and we with it.
  process.exit(1)
})
