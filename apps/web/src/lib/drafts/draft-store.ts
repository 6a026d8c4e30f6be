import * as z from 'zod'
import { type BrowserStore, browserStore } from '../browser-store.ts'
import { isTabOpen, storedKeys, strikeOffLostTabs, tabId } from './tab.ts'

/** What has been written into a form and not been saved. */
export interface KeptDraft<TDraft> {
  readonly draft: TDraft
  /** Version of the item that was open when it was written; null for a new item. */
  readonly version: number | null
  /** Of a new item: sent with each attempt to save it, so that it is made once. */
  readonly clientKey?: string
  /** What was sent with that key first, as text; it may have been made. */
  readonly sent?: string
}

/** What stands around a draft; anything may be in storage. */
const envelope = z.object({
  draft: z.unknown(),
  version: z.number().nullish().catch(null),
  clientKey: z.uuid().optional().catch(undefined),
  sent: z.string().optional().catch(undefined),
})

export type DraftStore<TDraft> = BrowserStore<KeptDraft<TDraft> | null>

export interface DraftStoreOptions<TDraft> {
  /** Name of the form, which is in the key. */
  readonly form: string
  /** Id of who writes: drafts are nobody else's. */
  readonly owner: number
  /** Id of the item; null for a new one. */
  readonly id: number | null
  /** What a draft looks like; what does not is none. */
  readonly schema: z.ZodType<TDraft>
}

/**
 * Where the draft of a form is kept in the browser until it is saved. Each tab has its own, which no
 * other tab shows or sends; the draft of a tab that is closed goes to the next one that opens the
 * same form.
 */
export function draftStore<TDraft>(options: DraftStoreOptions<TDraft>): DraftStore<TDraft> {
  const { form, owner, id, schema } = options
  const key = `glazy-draft-${form}-${owner}-${id ?? 'new'}`
  let store: DraftStore<TDraft> | undefined
  const own = () => (store ??= storeOf(`${key}@${tabId()}`, schema))

  function adopt() {
    if (own().get() !== null) return
    const left = storedKeys().find((stored) => isLeft(stored, key))
    const draft = left === undefined ? null : storeOf(left, schema).get()
    if (left === undefined) return
    localStorage.removeItem(left)
    if (draft !== null) own().set(draft)
  }

  return {
    serverValue: null,
    get: () => (typeof localStorage === 'undefined' ? null : own().get()),
    set: (draft) => own().set(draft),
    clear: () => own().clear(),
    subscribe(listener) {
      const unsubscribe = own().subscribe(listener)
      adopt()
      void strikeOffLostTabs().then(adopt)
      return unsubscribe
    },
  }
}

/** Whether a key holds a draft of the form that no open tab has. */
function isLeft(stored: string, key: string): boolean {
  const [form, tab] = stored.split('@')
  return form === key && (tab === undefined || !isTabOpen(tab))
}

function storeOf<TDraft>(key: string, schema: z.ZodType<TDraft>): DraftStore<TDraft> {
  return browserStore<KeptDraft<TDraft> | null>({
    key,
    empty: null,
    parse: (stored) => {
      const { draft, version, clientKey, sent } = envelope.safeParse(stored).data ?? {}
      const parsed = schema.safeParse(draft)
      if (!parsed.success) return null
      const attempt = { ...(clientKey && { clientKey }), ...(sent && { sent }) }
      return { draft: parsed.data, version: version ?? null, ...attempt }
    },
    // Where there is no room for a draft, the page still holds what was written.
    shortened: () => null,
  })
}

/** Lets what was written over one version count as written over another, which differs elsewhere. */
export function rebaseDraft<TDraft>(store: DraftStore<TDraft>, from: number, to: number): void {
  const kept = store.get()
  if (kept?.version === from) store.set({ ...kept, version: to })
}

/**
 * Drops a draft that has been saved. What was written while it was being saved is not in it:
 * that stays, and counts as written over whatever is open when it is seen again.
 *
 * @returns whether all of the draft has been saved
 */
export function settleDraft<TDraft>(
  store: DraftStore<TDraft>,
  sent: TDraft,
  essence: (draft: TDraft) => unknown,
): boolean {
  const kept = store.get()
  const isAll =
    kept === null || JSON.stringify(essence(kept.draft)) === JSON.stringify(essence(sent))
  if (isAll) store.clear()
  else store.set({ draft: kept.draft, version: null })
  return isAll
}
