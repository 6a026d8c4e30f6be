import type { MaterialDetail } from '@glazy/contract/materials'
import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AppContext } from '#features/feature.ts'
import { demandViewer } from '#platform/viewer.ts'
import type { Deriver } from '#features/materials/derive/deriver.ts'
import { detailReader } from '#features/materials/read/detail.service.ts'

/** What everything that changes an item is given. */
export interface AuthoringContext {
  readonly db: Kysely<Database>
  readonly viewer: Viewer
  readonly now: Date
  readonly deriver: Deriver
  /** Reads an item back as the viewer sees it. */
  readonly getDetail: (id: number) => Promise<MaterialDetail>
}

/** Makes the context of a request by someone who is logged in. */
export function authoringContexts(
  context: AppContext,
): (request: FastifyRequest) => AuthoringContext {
  const { db, deriver } = context
  const readDetail = detailReader(context)
  return (request) => {
    const viewer = demandViewer(request)
    return { db, viewer, now: new Date(), deriver, getDetail: (id) => readDetail(viewer, id) }
  }
}
