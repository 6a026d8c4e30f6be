import { writeSync } from 'node:fs'
import { openDatabase } from '#db/open.ts'
import { inTransaction } from '#db/transaction.ts'
import { announce } from '#features/notifications/announce.ts'
import { tellEverybody } from '#features/notifications/tell.ts'

/**
 * A program for the crash test: visitors review an item one after the other while people are told of
 * it. It says `done <actor>` for each review whose transaction was committed.
 */
const [connectionString = '', item = '', ...visitors] = process.argv.slice(2)
const { db } = openDatabase({ connection: { connectionString }, poolSize: 4 })
const log = { error: () => undefined }
writeSync(1, 'ready\n')

async function happen(): Promise<void> {
  for (const visitor of visitors) {
    await inTransaction(db, (trx) =>
      announce(trx, {
        kind: 'review',
        actorId: Number(visitor),
        materialId: Number(item),
        link: `/materials/${item}`,
      }),
    )
    writeSync(1, `done ${visitor}\n`)
  }
}

async function tell(): Promise<void> {
  for (;;) {
    await tellEverybody({ db, log })
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

await Promise.all([happen(), tell()])
