import { createAvatar, removeAvatar as removeAvatarCall } from '@glazy/contract/accounts'
import { AVATAR_PROBLEMS, UPLOAD_RULES } from '@glazy/contract/images'
import type { FastifyInstance } from 'fastify'
import { getCurrentUser } from '#features/accounts/current-user.ts'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { removeAvatar, setAvatar } from './avatar.service.ts'
import { createUploadAllowance } from './upload-allowance.ts'

/** The picture of a person. */
export function avatarRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context
  const allow = createUploadAllowance(context)
  const upload = {
    maxBytes: UPLOAD_RULES.avatar.maxBytes,
    maxFiles: 1,
    tooLarge: AVATAR_PROBLEMS.tooLarge,
    admit: (request: Parameters<typeof demandViewer>[0]) => allow(demandViewer(request)),
  }

  route(
    app,
    createAvatar,
    async ({ request }) => {
      const { id } = demandViewer(request)
      await setAvatar(context, id, request.receivedFiles)
      return { data: await getCurrentUser(db, id) }
    },
    { upload },
  )

  route(app, removeAvatarCall, async ({ request }) => {
    const { id } = demandViewer(request)
    await removeAvatar(context, id)
    return { data: await getCurrentUser(db, id) }
  })
}
