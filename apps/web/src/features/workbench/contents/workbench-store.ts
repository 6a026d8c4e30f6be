import { type BrowserStore, browserStore } from '#lib/browser-store.ts'
import { parseList, storeList } from './stored-workbench.ts'
import { addDrafts, addItems, EMPTY_WORKBENCH, type Workbench } from './workbench.ts'
import { isDraft } from './workbench-item.ts'

/** A visitor who is not logged in. */
const VISITOR = 0

const stores = new Map<number, WorkbenchStore>()

/** The workbench of one person in this browser. */
export interface WorkbenchStore extends Pick<BrowserStore<Workbench>, 'get' | 'subscribe'> {
  readonly serverValue: Workbench
  /** Changes the list as it is now, whatever another tab has done meanwhile. */
  readonly change: (edit: (list: Workbench) => Workbench) => void
}

/**
 * Where the workbench of someone is kept.
 *
 * @param userId null for the person who is not logged in
 */
export function workbenchStore(userId: number | null): WorkbenchStore {
  const owner = userId ?? VISITOR
  const known = stores.get(owner)
  if (known) return known
  const store = createStore(owner)
  stores.set(owner, store)
  return store
}

function createStore(owner: number): WorkbenchStore {
  const kept = browserStore<unknown>({
    key: `glazy-workbench-${owner}`,
    empty: null,
    // Read once per change by `parseList`, which takes nothing on trust.
    parse: (stored) => stored,
  })
  let last: { readonly stored: unknown; readonly list: Workbench } | undefined
  const get = () => {
    const stored = kept.get()
    if (last?.stored !== stored) last = { stored, list: parseList(stored) }
    return last?.list ?? EMPTY_WORKBENCH
  }
  return {
    get,
    subscribe: kept.subscribe,
    serverValue: EMPTY_WORKBENCH,
    change(edit) {
      const before = get()
      const next = edit(before)
      if (next === before) return
      if (next === EMPTY_WORKBENCH) kept.clear()
      else kept.set(storeList(next))
    },
  }
}

/** What someone laid out before logging in goes with them. */
export function takeOverFromVisitor(userId: number): void {
  const visitor = workbenchStore(null)
  const { items } = visitor.get()
  if (items.length === 0) return
  const saved = items.filter((item) => !isDraft(item))
  workbenchStore(userId).change((list) => addDrafts(addItems(list, saved), items.filter(isDraft)))
  visitor.change(() => EMPTY_WORKBENCH)
}
