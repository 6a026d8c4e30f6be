import type { Db } from '#db/database.ts'
import {
  findCredentials,
  insertAccount,
  listTakenUsernames,
  type NewAccount,
} from './accounts.queries.ts'
import { suggestUsernames } from './free-username.ts'

/**
 * Makes an account under the first user name that is free.
 *
 * @returns undefined when the address is taken
 */
export async function insertWithUsername(
  trx: Db,
  account: Omit<NewAccount, 'username'>,
): Promise<number | undefined> {
  const wishes = suggestUsernames(account.name)
  const taken = await listTakenUsernames(trx, wishes)
  for (const username of wishes.filter((wish) => !taken.has(wish.toLowerCase()))) {
    const id = await insertAccount(trx, { ...account, username })
    // Either the address is taken, or someone was faster with the user name.
    if (id !== undefined || (await findCredentials(trx, account.email)) !== undefined) return id
  }
  throw new Error('no user name is free')
}
