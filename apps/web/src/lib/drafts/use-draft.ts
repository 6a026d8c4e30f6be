import { useCallback, useEffect, useRef, useState } from 'react'
import { useBrowserStore } from '../browser-store.ts'
import { makeUuid } from '../make-uuid.ts'
import { type DraftStore, settleDraft } from './draft-store.ts'

/** Milliseconds of rest after which a draft is kept. */
const KEEP_AFTER_MS = 400

export interface DraftOptions<TDraft> {
  readonly store: DraftStore<TDraft>
  /** What the form holds before anything is written. */
  readonly initial: TDraft
  /** Version of the item that is open; null for a new one. */
  readonly version: number | null
  /** What counts of a draft when it is compared with another one. */
  readonly essence: (draft: TDraft) => unknown
}

export type ChangeDraft<TDraft> = (edit: (draft: TDraft) => Partial<TDraft>) => void

/** An attempt to save something new. */
export interface SaveAttempt {
  /** The same after a reload and until it is answered, so that the item is made once. */
  readonly clientKey: string
  /** Something else was sent with the key before, and may be what was made. */
  readonly isChanged: boolean
}

export interface DraftState<TDraft> {
  readonly draft: TDraft
  readonly isDirty: boolean
  /** A draft of an earlier visit is in the fields. */
  readonly isRestored: boolean
  /** Version that was open when writing began; to be sent with the save. */
  readonly version: number | null
  readonly change: ChangeDraft<TDraft>
  /** Keeps what is about to be sent. */
  readonly attempt: () => SaveAttempt
  /** Drops what was written: it is not wanted. */
  readonly forget: () => void
  /** Drops what has been saved, and keeps what was written since it was sent. */
  readonly settle: (sent: TDraft) => void
}

/** What someone writes into a form, kept across reloads until it is saved. */
export function useDraft<TDraft>(options: DraftOptions<TDraft>): DraftState<TDraft> {
  const { store, initial, essence } = options
  const kept = useBrowserStore(store)
  // Undefined until something is written; an earlier visit's draft is in the fields till then.
  const [written, setWritten] = useState<TDraft>()
  const draft = written ?? kept?.draft ?? initial
  const version = kept?.version ?? options.version
  // Made again once it has been saved or dropped: what is written next is something else.
  const [ownKey, setOwnKey] = useState(makeUuid)
  const clientKey = kept?.clientKey ?? ownKey
  const isDirty = JSON.stringify(essence(draft)) !== JSON.stringify(essence(initial))

  // The same one with every key, so that the parts of a form that it is given to stay as they are.
  const change: ChangeDraft<TDraft> = useCallback(
    (edit) =>
      setWritten((current = store.get()?.draft ?? initial) => ({ ...current, ...edit(current) })),
    [store, initial],
  )

  /** Keeps what was typed in the last moment. */
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    if (written === undefined) return
    const keep = () => {
      pending.current = undefined
      if (isDirty) store.set({ ...store.get(), draft: written, version })
      else store.clear()
    }
    pending.current = keep
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, written, version, isDirty])

  // Who leaves does not wait for the rest.
  useEffect(() => {
    const keepNow = () => pending.current?.()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  return {
    draft,
    isDirty,
    isRestored: written === undefined && isDirty,
    version,
    change,
    attempt() {
      pending.current?.()
      const text = JSON.stringify(essence(draft))
      const { sent = text } = kept ?? {}
      if (version === null) store.set({ draft, version, clientKey, sent })
      return { clientKey, isChanged: sent !== text }
    },
    forget: () => {
      pending.current = undefined
      store.clear()
      setWritten(undefined)
      setOwnKey(makeUuid())
    },
    settle(sent) {
      pending.current?.()
      if (settleDraft(store, sent, essence)) setWritten(undefined)
      setOwnKey(makeUuid())
    },
  }
}
