import { Readable } from 'node:stream'
import { exportAccount, exportAccountYaml } from '@glazy/contract/accounts'
import {
  type AccountField,
  writeAccountJson,
  writeAccountYaml,
} from '@glazy/formats/glazy/glazy-account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getCurrentUser } from '#features/accounts/current-user.ts'
import type { AppContext } from '#features/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { siteOrigin } from '#platform/http/site-origin.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { accountFields } from './account-fields.ts'

/** Exports that someone may ask for within an hour. */
const EXPORTS_PER_HOUR = 20

/** Everything that the viewer owns, as a file. */
export function accountExportRoutes(
  app: FastifyInstance,
  { db, config, createLimit }: AppContext,
): void {
  const limit = createLimit({ name: 'account-export', attempts: EXPORTS_PER_HOUR, seconds: 3_600 })

  async function begin(request: FastifyRequest) {
    const viewer = demandViewer(request)
    await limit.take(String(viewer.id))
    const [user, now] = [await getCurrentUser(db, viewer.id), new Date()]
    const name = `glazy-${user.username ?? user.id}-${now.toISOString().slice(0, 10)}`
    const fields = accountFields(db, { user, now, site: siteOrigin(config, request) })
    return { fields, name, asciiName: `glazy-${user.id}` }
  }

  async function send(
    request: FastifyRequest,
    write: (fields: AsyncIterable<AccountField>) => AsyncIterable<string>,
    extension: string,
  ) {
    const { fields, name, asciiName } = await begin(request)
    return {
      disposition: attachment(name, asciiName, extension),
      stream: Readable.from(write(fields)),
    }
  }

  route(app, exportAccount, async ({ request, reply }) => {
    const { disposition, stream } = await send(request, writeAccountJson, 'json')
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', disposition)
      .send(stream) as never // a stream of what the schema describes
  })

  route(app, exportAccountYaml, async ({ request, reply }) => {
    const { disposition, stream } = await send(request, writeAccountYaml, 'yaml')
    return reply
      .type('application/yaml; charset=utf-8')
      .header('content-disposition', disposition)
      .send(stream) as never // a stream of what the schema describes
  })
}
