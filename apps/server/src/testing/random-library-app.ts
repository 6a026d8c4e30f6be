import { createTestAccount, logIn, type TestSession } from './accounts.ts'
import { buildItems } from './library.ts'
import { randomLibrary } from './random-library.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export interface RandomLibraryApp {
  readonly test: TestApp
  /** Whose items most of them are, some of them private. */
  readonly owner: number
  readonly bearer: TestSession['bearer']
}

/** A server whose database holds a random library of one account, and some items of a stranger. */
export async function createRandomLibraryApp(): Promise<RandomLibraryApp> {
  const test = await createTestApp()
  const account = await createTestAccount(test.db)
  const stranger = await createTestAccount(test.db)
  const { bearer } = await logIn(test.db, account)
  await buildItems(test.db, randomLibrary(account.id, stranger.id))
  return { test, owner: account.id, bearer }
}
