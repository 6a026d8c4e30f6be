import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import type { Workbench } from './workbench.ts'
import { takeOverFromVisitor, workbenchStore, type WorkbenchStore } from './workbench-store.ts'

/** The workbench of who uses the page. */
export function useWorkbenchStore(): WorkbenchStore {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) takeOverFromVisitor(userId)
  }, [userId])
  return workbenchStore(userId ?? null)
}

/** What is on the workbench; nothing on the server and until the page has hydrated. */
export function useWorkbench(store: WorkbenchStore): Workbench {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverValue)
}
