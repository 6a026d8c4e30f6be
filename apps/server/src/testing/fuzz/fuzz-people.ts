import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { joinCommunity, type Member } from '#testing/community.ts'
import type { FuzzRequest } from './fuzz-request.ts'

/** Gives the headers that show who a request comes from. */
export type Identify = (request: FuzzRequest) => Promise<Readonly<Record<string, string>>>

export interface FuzzPeople {
  readonly identify: Identify
  readonly member: Member
}

/** One account for each role. Every request has a session of its own, since some end sessions. */
export async function createFuzzPeople(db: Kysely<Database>): Promise<FuzzPeople> {
  const member = await joinCommunity({ db })
  const people = {
    member,
    patron: await createTestAccount(db, { isPatron: true }),
    muted: await createTestAccount(db, { isMuted: true }),
  }
  return {
    member,
    identify: async ({ role, proof }): Promise<Record<string, string>> => {
      if (role === 'anonymous') return {}
      const { bearer, cookie } = await logIn(db, people[role])
      if (proof === 'bearer') return { ...bearer }
      if (proof === 'cookieWithoutToken') return { ...cookie }
      return { cookie: `${cookie.cookie}; XSRF-TOKEN=fuzz`, 'x-xsrf-token': 'fuzz' }
    },
  }
}
