import pg from 'pg'
import { prepareLibrary } from '#library/prepared-library.ts'
import { summarise } from '#percentiles.ts'
import { type Author, bodyOf, logInAuthor } from '#product/author.ts'
import { findDatabase } from '#product/database.ts'
import { startServer } from '#product/processes.ts'
import { pick, seededRandom } from '#random.ts'
import { type Figure, ms, printFigures, times, whole } from '#report.ts'
import type { Settings } from '#settings.ts'
import { copyRows, insertBare } from './bare-insert.ts'

const COMPONENTS = 12
const WARM_UP = 40
const SAVES = 300
const P50_MAX = 25
const P99_MAX = 40
const TIMES_MAX = 2.5

/**
 * Saving a recipe over HTTP beside a bare insert of the same rows into the same tables, by turns,
 * so that both meet the same machine.
 */
export async function benchSaving(settings: Settings): Promise<void> {
  const { size, port } = settings
  const dataDir = await prepareLibrary(settings, size)
  const server = await startServer({ dataDir, port })
  const author = await logInAuthor(server.url, dataDir)
  const client = new pg.Client(await findDatabase(dataDir))
  await client.connect()
  try {
    const ingredients = await findIngredients(client)
    await measure(author, client, ingredients, WARM_UP)
    const { made, changed, bare } = await measure(author, client, ingredients, SAVES)
    printFigures(
      `Saving a recipe of ${COMPONENTS} components, ${whole(size)} recipes, ${SAVES} saves`,
      [...figuresOf('a new recipe', made, bare), ...figuresOf('a change of one', changed, bare)],
    )
  } finally {
    await client.query('delete from material where owner_id = $1', [author.id])
    await client.end()
    author.close()
    await server.stop()
  }
}

interface Measured {
  readonly made: readonly number[]
  readonly changed: readonly number[]
  /** Of the rows alone. */
  readonly bare: readonly number[]
}

async function measure(
  author: Author,
  client: pg.Client,
  ingredients: readonly number[],
  saves: number,
): Promise<Measured> {
  const random = seededRandom(11)
  const made: number[] = []
  const changed: number[] = []
  const bare: number[] = []
  for (let number = 0; number < saves; number += 1) {
    const recipe = () => ({
      newName: `Test ${pick(random, NAMES)} ${number}`,
      materialComponents: Array.from({ length: COMPONENTS }, (_, at) => ({
        componentMaterialId: pick(random, ingredients),
        percentageAmount: 1 + Math.floor(random() * 400) / 10,
        isAdditional: at > 8,
      })),
    })
    const creation = await author.send('POST', '/v2/materialmaterials', recipe())
    const { data } = bodyOf<{ data: { id: number } }>(creation)
    made.push(creation.duration)
    const change = await author.send('PATCH', `/v2/materialmaterials/${data.id}`, recipe())
    bodyOf(change)
    changed.push(change.duration)
    const { rows } = await client.query<{ id: number }>(
      "select nextval(pg_get_serial_sequence('material', 'id'))::integer as id",
    )
    bare.push(await insertBare(client, rows[0]?.id ?? 0, await copyRows(client, data.id)))
  }
  return { made, changed, bare }
}

const NAMES = ['celadon', 'shino', 'tenmoku', 'chun', 'ash', 'clear']

function figuresOf(
  what: string,
  durations: readonly number[],
  bare: readonly number[],
): readonly Figure[] {
  const [ours, reference] = [summarise(durations), summarise(bare)]
  return [
    {
      what: `${what}: p50`,
      ours: ms(ours.p50),
      reference: `${ms(reference.p50)} the rows alone`,
      target: `≤ ${P50_MAX} ms and ≤ ${TIMES_MAX} ×, is ${times(ours.p50, reference.p50)}`,
      isReached: ours.p50 <= P50_MAX && ours.p50 <= TIMES_MAX * reference.p50,
    },
    {
      what: `${what}: p99`,
      ours: ms(ours.p99),
      reference: ms(reference.p99),
      target: `≤ ${P99_MAX} ms`,
      isReached: ours.p99 <= P99_MAX,
    },
  ]
}

/** Raw materials with an analysis, to be mixed. */
async function findIngredients(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from material where kind = 'primitive' and not is_private order by id limit 100`,
  )
  return rows.map(({ id }) => id)
}
