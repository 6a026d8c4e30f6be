import { tellEverybody } from '#features/notifications/tell.ts'
import type { TestApp } from './test-app.ts'

/** Does what a server that listens does in the background: tells everybody of what has happened. */
export function tellNews({ app, db }: TestApp): Promise<void> {
  return tellEverybody({ db, log: app.log })
}
