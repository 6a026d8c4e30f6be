import { writeSync } from 'node:fs'
import { openDatabase } from '#db/open.ts'
import { createLibraryIndex } from '#library-index/library-index.ts'
import { writeSnapshot } from '#library-index/snapshot/snapshot.ts'

/** A program for a test: reads the library and writes snapshots of it for as long as it lives. */
const [connectionString = '', path = ''] = process.argv.slice(2)

const { db } = openDatabase({ connection: { connectionString }, poolSize: 2 })
const index = createLibraryIndex(db)
for (;;) {
  const columns = await index.current()
  await writeSnapshot(path, columns, index.stamp())
  writeSync(1, 'written\n')
}
