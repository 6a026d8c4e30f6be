import { withDatabase } from '#cli/cli-database.ts'
import { type Command, UsageError } from '#cli/command.ts'
import { print, printNotice } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { readConfig } from '#config.ts'
import { removePicture } from '#features/images/remove-picture.service.ts'
import { openImages } from '#platform/images/images.ts'

export const photoCommand: Command = {
  usage: 'remove PICTURE',
  summary:
    'Removes a photograph or an avatar for good; PICTURE is the number after #photo- or the name after /images/',
  run: async (args) => {
    const [action, picture, ...rest] = parseFlags(args, {}).positionals
    if (action !== 'remove' || picture === undefined || rest.length > 0) {
      throw new UsageError('photo needs "remove" and one PICTURE')
    }
    const images = openImages(readConfig(process.env), {
      warn: (_, message) => printNotice(message),
    })
    const removed = await withDatabase(({ db }) => removePicture({ db, images }, picture))
    if (removed === undefined) throw new UsageError(`There is no picture "${picture}"`)
    const { accountId, materialId } = removed
    await print(
      materialId === undefined
        ? `Removed: it was the avatar of account ${accountId}`
        : `Removed: it was on item ${materialId}, added by account ${accountId}`,
    )
  },
}
