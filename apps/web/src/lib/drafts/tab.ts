import { makeUuid } from '../make-uuid.ts'

/** Hands the id of a tab from one of its pages to the next. */
const HANDED_ON = 'glazy-tab'
/** Begins the names under which open tabs are in the storage that all of them share. */
const OPEN = 'glazy-open-tab-'

let own: string | undefined
/** Resolves when this tab holds its lock, at once where there are none. */
let isLocked: Promise<void> = Promise.resolve()

/**
 * Id of this tab, the same after a reload. While a page is open the id is in its memory alone, so
 * that a copy of the tab, which begins with a copy of its storage, becomes a tab of its own.
 */
export function tabId(): string {
  own ??= enter()
  return own
}

/** Whether a tab is open; this one counts as such. */
export function isTabOpen(id: string): boolean {
  return id === own || localStorage.getItem(OPEN + id) !== null
}

function enter(): string {
  const id = sessionStorage.getItem(HANDED_ON) ?? makeUuid()
  const open = () => {
    sessionStorage.removeItem(HANDED_ON)
    localStorage.setItem(OPEN + id, '')
  }
  open()
  addEventListener('pageshow', open)
  addEventListener('pagehide', () => {
    sessionStorage.setItem(HANDED_ON, id)
    localStorage.removeItem(OPEN + id)
  })
  isLocked = holdLock(OPEN + id)
  return id
}

/** Holds a lock for as long as the page lives. */
function holdLock(name: string): Promise<void> {
  const { locks } = globalThis.navigator
  if (!locks) return Promise.resolve()
  return new Promise((resolve) => {
    void locks.request(name, { mode: 'shared' }, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
}

/**
 * Strikes off tabs that went without a word, as in a crash: their locks are gone. Browsers have
 * locks on secure pages only; elsewhere such a tab counts as open.
 */
export async function strikeOffLostTabs(): Promise<void> {
  await isLocked
  const { locks } = globalThis.navigator
  if (!locks) return
  const { held = [] } = await locks.query()
  const alive = new Set(held.map(({ name }) => name))
  for (const key of storedKeys()) {
    if (key.startsWith(OPEN) && !alive.has(key)) localStorage.removeItem(key)
  }
}

/** Keys of everything that the browser keeps for the site. */
export function storedKeys(): readonly string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
}
