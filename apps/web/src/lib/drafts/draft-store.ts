import { type BrowserStore, browserStore } from '../browser-store.ts'

/** What has been written into a form and not been saved. */
export interface KeptDraft<TDraft> {
  readonly draft: TDraft
  /** Version of the item that was open when it was written; null for a new item. */
  readonly version: number | null
}

export type DraftStore<TDraft> = BrowserStore<KeptDraft<TDraft> | null>

export interface DraftStoreOptions<TDraft> {
  /** Name of the form, which stands in the key. */
  readonly form: string
  /** Id of who writes: drafts are nobody else's. */
  readonly owner: number
  /** Id of the item; null for a new one. */
  readonly id: number | null
  /** Reads a draft; undefined for what is none. */
  readonly parse: (stored: unknown) => TDraft | undefined
}

/** Where the draft of a form is kept in the browser until it is saved. */
export function draftStore<TDraft>(options: DraftStoreOptions<TDraft>): DraftStore<TDraft> {
  const { form, owner, id, parse } = options
  return browserStore<KeptDraft<TDraft> | null>({
    key: `glazy-draft-${form}-${owner}-${id ?? 'new'}`,
    empty: null,
    parse: (stored) => {
      if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return null
      const draft = parse(stored.draft)
      if (draft === undefined) return null
      const isVersioned = 'version' in stored && typeof stored.version === 'number'
      return { draft, version: isVersioned ? Number(stored.version) : null }
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
 * Lets go of a draft that has been saved. What was written while it was being saved is not in it:
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
