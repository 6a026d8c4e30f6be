import { type Command, UsageError } from '#cli/command.ts'
import { createUser } from './user-create.ts'
import { deleteUser } from './user-delete.ts'
import { listUsers } from './user-list.ts'
import { resetUserPassword } from './user-reset-password.ts'
import { setUser } from './user-set.ts'

/** What can be done with accounts. */
const ACTIONS: Readonly<Record<string, Command>> = {
  create: createUser,
  list: listUsers,
  set: setUser,
  'reset-password': resetUserPassword,
  delete: deleteUser,
}

export const userCommand: Command = {
  usage: Object.entries(ACTIONS)
    .map(([name, { usage }]) => `${name} ${usage}`.trimEnd())
    .join('\n  user '),
  summary:
    'Makes, lists, changes and deletes accounts; WHO is an e-mail address, a user name or an id',
  run: async ([name = '', ...args]) => {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
    if (action === undefined) {
      throw new UsageError(`user needs one of ${Object.keys(ACTIONS).join(', ')}`)
    }
    await action.run(args)
  },
}
