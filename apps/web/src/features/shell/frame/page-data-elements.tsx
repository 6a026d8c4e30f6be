import { useRouter } from '@tanstack/react-router'
import { SHELL_PATH } from '#lib/offline/names.ts'
import {
  collectQueries,
  PAGE_DATA_ID,
  PAGE_TEXTS_ID,
  type PageData,
  scriptSafe,
} from '#lib/page-data.ts'

/** What the browser needs to take the page over as it is. It leaves the elements as they came. */
export function PageDataElements() {
  const router = useRouter()
  const { site, visitor, session, texts, queryClient } = router.options.context
  if (!import.meta.env.SSR) {
    return (
      <>
        <DataElement id={PAGE_DATA_ID} json="" />
        <DataElement id={PAGE_TEXTS_ID} json="" />
      </>
    )
  }
  const { user } = session.received()
  const isShell = router.latestLocation.pathname === SHELL_PATH
  const queries = collectQueries(queryClient)
  const data: PageData = { site, visitor, user, queries, isShell }
  return (
    <>
      <DataElement id={PAGE_DATA_ID} json={JSON.stringify(data)} />
      <DataElement id={PAGE_TEXTS_ID} json={texts.send()} />
    </>
  )
}

function DataElement({ id, json }: { readonly id: string; readonly json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptSafe(json) }}
      suppressHydrationWarning
    />
  )
}
