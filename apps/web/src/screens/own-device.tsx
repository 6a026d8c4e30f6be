import OutboxBar from '#features/outbox/outbox-bar.tsx'
import { useBrowserStore } from '#lib/browser-store.ts'
import { keepsNothing } from '#lib/offline/keeps-nothing.ts'
import { useKept } from '#on-device/use-kept.ts'

/** What somebody who is logged in has on this device: what waits to be sent, and what they have read. */
export default function OwnDevice({ owner }: { readonly owner: number }) {
  const isKeeping = !useBrowserStore(keepsNothing)
  useKept(isKeeping ? owner : undefined)
  return <OutboxBar owner={owner} />
}
