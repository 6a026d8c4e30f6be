import { expect, it } from 'vitest'
import { createEmptyDatabase } from '#testing/test-database.ts'
import { checkServer } from './start-postgres.ts'

it.each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s, which cannot hold every text, is refused',
  async (encoding) => {
    const database = await createEmptyDatabase(encoding)
    try {
      await expect(checkServer(database.connection)).rejects.toThrow(
        `DATABASE_URL leads to a database in ${encoding}; Glazy needs one in UTF8`,
      )
    } finally {
      await database.close()
    }
  },
)

it('one in UTF8 is taken', async () => {
  const database = await createEmptyDatabase()
  try {
    await expect(checkServer(database.connection)).resolves.toBeUndefined()
  } finally {
    await database.close()
  }
})
