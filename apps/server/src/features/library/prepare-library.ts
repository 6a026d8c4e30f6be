import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { deriveStale } from '#features/materials/derive-items.ts'
import { LIBRARY_DIR, readLibrary } from './read-library.ts'
import { hasMaterials } from './library.queries.ts'
import { seedLibrary } from './seed.service.ts'

export interface Preparation {
  readonly db: Kysely<Database>
  /** Name of the site, under which the library appears. */
  readonly siteName: string
  readonly libraryDir?: string
  /** One line for a person. */
  readonly say: (line: string) => void
}

/**
 * Makes a library ready to serve when the server starts. An empty database is filled before the
 * promise settles. What can wait goes on after that, in `background`: the entries that a newer
 * release brings, and figures of an older calculation.
 */
export async function prepareLibrary({
  db,
  siteName,
  libraryDir = LIBRARY_DIR,
  say,
}: Preparation): Promise<{ readonly background: Promise<void> }> {
  const seed = async () => {
    const library = await readLibrary(libraryDir)
    const added = await seedLibrary({ db, siteName, now: new Date() }, library)
    if (added > 0) say(`The starter library was added: ${added} recipes, materials and analyses`)
  }
  const isEmpty = !(await hasMaterials(db))
  if (isEmpty) await seed()
  const background = async () => {
    if (!isEmpty) await seed()
    const derived = await deriveStale(db)
    if (derived > 0) say(`Figures of ${derived} items were calculated anew`)
  }
  return { background: background() }
}
