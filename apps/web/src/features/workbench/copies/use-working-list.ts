import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import type { WorkingList } from './working-list.ts'
import {
  takeOverFromVisitor,
  workingListStore,
  type WorkingListStore,
} from './working-list-store.ts'

/** The workbench of who uses the page. */
export function useWorkingListStore(): WorkingListStore {
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) takeOverFromVisitor(userId)
  }, [userId])
  return workingListStore(userId ?? null)
}

/** What lies on the workbench; nothing on the server and until the page has come to life. */
export function useWorkingList(store: WorkingListStore): WorkingList {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverValue)
}
