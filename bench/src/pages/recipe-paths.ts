import { slugify } from '@glazy/ceramics/lookups/slug'
import pg from 'pg'
import { findDatabase } from '#product/database.ts'

/** The page of a recipe. */
export interface RecipePage {
  readonly id: number
  readonly path: string
  /** A word that the page must hold. */
  readonly word: string
}

/** Pages of different public recipes, spread over the whole library. */
export function listRecipePages(dataDir: string, count: number): Promise<RecipePage[]> {
  return listPages(dataDir, 'not is_private', count)
}

/** Pages of different public recipes about which nobody has said anything. */
export function listQuietPages(dataDir: string, count: number): Promise<RecipePage[]> {
  const isSaid = `exists (select from comment where material_id = material.id and parent_id is null)`
  return listPages(dataDir, `not is_private and rating_count = 0 and not ${isSaid}`, count)
}

/** Pages of recipes of the starter library. */
export function listStarterPages(dataDir: string, count: number): Promise<RecipePage[]> {
  return listPages(dataDir, 'library_key is not null', count)
}

/** The page of one of them. */
export async function findStarterPage(dataDir: string): Promise<RecipePage> {
  const [page] = await listStarterPages(dataDir, 1)
  if (page === undefined) throw new Error('The starter library is missing')
  return page
}

async function listPages(dataDir: string, where: string, count: number): Promise<RecipePage[]> {
  const client = new pg.Client(await findDatabase(dataDir))
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; name: string }>(
      `select id, name from material where kind = 'recipe' and ${where}
       order by hashint4(id) limit $1`,
      [count],
    )
    return rows.map(({ id, name }) => {
      return { id, path: `/recipes/${id}/${slugify(name)}`, word: name.split(/[^A-Za-z]/)[0] ?? '' }
    })
  } finally {
    await client.end()
  }
}
