import { useRouter } from '@tanstack/react-router'
import { SHELL_PATH } from '#lib/offline/names.ts'
import {
  collectQueries,
  PAGE_DATA_ID,
  PAGE_TEXTS_ID,
  type PageData,
  scriptSafe,
} from '#lib/page-data.ts'

/**
 * What the browser needs to take the page over as it is. It leaves the elements as they came; the
 * texts are filled in where the document is complete (`server.ts`).
 */
export function PageDataElements() {
  const router = useRouter()
  return (
    <>
      <DataElement id={PAGE_DATA_ID} json={import.meta.env.SSR ? pageData(router) : ''} />
      <DataElement id={PAGE_TEXTS_ID} json="" />
    </>
  )
}

function pageData({ options, latestLocation }: ReturnType<typeof useRouter>): string {
  const { site, visitor, session, queryClient } = options.context
  const { user } = session.received()
  const isShell = latestLocation.pathname === SHELL_PATH
  const queries = collectQueries(queryClient)
  return scriptSafe(JSON.stringify({ site, visitor, user, queries, isShell } satisfies PageData))
}

function DataElement({ id, json }: { readonly id: string; readonly json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}
