import { translateText } from '@glazy/contract/translation'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { createTranslator } from '#platform/translator.ts'
import { demandViewer } from '#platform/viewer.ts'

/** Texts of one account, in so many seconds: the service may be someone else's. */
const TRANSLATIONS_MAX = 30
const WINDOW_SECONDS = 600

/** Descriptions in the language of a reader, where the operator has named a service for it. */
export function translationRoutes(app: FastifyInstance, { config, createLimit }: AppContext): void {
  const translate = config.translation && createTranslator(config.translation)
  const attempts = createLimit({
    name: 'translation',
    attempts: TRANSLATIONS_MAX,
    seconds: WINDOW_SECONDS,
  })
  route(app, translateText, async ({ body, request }) => {
    const viewer = demandViewer(request)
    if (translate === undefined) throw new AppError('translation.notSetUp')
    await attempts.take(String(viewer.id))
    const text = await translate(body.text, body.target)
    return { success: true as const, data: { text }, error: null }
  })
}
