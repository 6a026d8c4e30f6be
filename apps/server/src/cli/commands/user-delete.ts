import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { getNamedAccount } from '#cli/named-account.ts'
import { print, printNotice } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { readConfig } from '#config.ts'
import { type Deletion, deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import { findAccount } from '#features/accounts/accounts.queries.ts'
import { counted } from '#platform/counted.ts'
import { openImages } from '#platform/images/images.ts'

export const deleteUser: Command = {
  usage: 'WHO [--yes]',
  summary: 'Deletes an account for good; what recipes of others need stays without its author',
  run: async (args) => {
    const { values, positionals } = parseFlags(args, { yes: { type: 'boolean' } })
    const [who, ...rest] = positionals
    if (who === undefined || rest.length > 0) throw new UsageError('user delete needs one WHO')
    const config = readConfig(process.env)
    await withDatabase(async ({ db }) => {
      const { id } = await getNamedAccount(db, who)
      const email = (await findAccount(db, id))?.email ?? who
      if (values.yes !== true) await demandConfirmation(email)
      const images = openImages(config, { warn: (_, message) => printNotice(message) })
      const outbox = join(config.dataDir, 'outbox')
      const deletion = await deleteAccount({ db, images, outbox, now: new Date() }, id)
      if (deletion === undefined) throw new UsageError(`"${who}" belongs to the site itself`)
      await print(describe(deletion))
    })
  },
}

/** Deleting is for good: the address has to be typed. */
async function demandConfirmation(email: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const question = `This cannot be undone. Type ${email} to delete the account: `
  const answer = await new Promise<string>((resolve) => {
    // An input that ends without a line is no confirmation.
    terminal.once('close', () => resolve(''))
    void terminal.question(question).then(resolve)
  })
  terminal.close()
  if (answer.trim().toLowerCase() !== email.toLowerCase()) {
    throw new UsageError('Nothing was deleted: the address was not confirmed')
  }
}

function describe({ kept, removedItems, removedPhotographs, removedPictures }: Deletion): string {
  const names = kept.map(
    ({ id, name, usedBy }) =>
      `  ${id} ${name}${usedBy > 0 ? `, in ${counted(usedBy, 'recipe')} of others` : ''}`,
  )
  return [
    `Deleted, with ${counted(removedItems, 'item')} and ${counted(removedPictures, 'picture')}.`,
    ...(removedPhotographs > 0
      ? [`Gone from items that stay: ${counted(removedPhotographs, 'photograph')}.`]
      : []),
    ...(kept.length > 0
      ? [
          `Kept as those of a former member: ${counted(kept.length, 'item')}. Look whether a name tells of the person:`,
          ...names,
        ]
      : []),
    'Backups made until now still hold the account.',
  ].join('\n')
}
