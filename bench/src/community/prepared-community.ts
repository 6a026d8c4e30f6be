import { prepare } from '#library/prepared-library.ts'
import type { Settings } from '#settings.ts'
import { fillCommunity } from './fill-community.ts'

/**
 * The data directory of a library of so many recipes with half as many people, ten times as many logs
 * and thirty times as many comments, made when it is not there yet. It is kept for the next run.
 */
export function prepareCommunity(settings: Settings): Promise<string> {
  return prepare(settings, `community-${settings.size}`, settings.size, async (connection) => {
    await fillCommunity(connection, settings.size, (what) => console.error(`  ${what} written`))
  })
}
