/**
 * What becomes of an entry: it waits for a connection, is being sent, is held while somebody edits
 * it, or was answered with something that a person has to decide. One that this page cannot read
 * stays as it is.
 */
export type EntryState = 'waiting' | 'sending' | 'held' | 'conflict' | 'refused' | 'unreadable'

/** Something that was written without a connection and is to be sent. */
export interface OutboxEntry<TKind extends string = string, TContent = unknown> {
  /** Its place: entries are sent in the order of their numbers. */
  readonly key: number
  /** Id of who wrote it; it is sent as nobody else. */
  readonly owner: number
  readonly kind: TKind
  readonly content: TContent
  /** What people know it by. */
  readonly name: string
  /** What it changes; undefined for something new. Changes of one thing never overtake each other. */
  readonly subject?: string | undefined
  /** Sent with each attempt, so that it is made once. */
  readonly clientKey: string
  /**
   * Of something new that may have been made already, as it was written before: sent with the change
   * that makes of it what was written last.
   */
  readonly changeKey?: string | undefined
  /**
   * Keys that something was sent with before it was written anew, where nothing can follow it: what was
   * made with them gives way to it.
   */
  readonly replaces?: readonly string[] | undefined
  /** Milliseconds since 1970. */
  readonly since: number
  readonly state: EntryState
  /** How often it was sent, by the form that it was written in too. */
  readonly tries: number
  /** How often it was written anew: two pages that edit it do not overwrite one another. */
  readonly edits: number
  /** What the API answered when it refused it. */
  readonly refusal?: Refusal | undefined
  /** In which it is written; see {@link EntryFormat}. */
  readonly format: number
}

/** How entries lie on the device. */
export interface EntryFormat {
  /** In which they are written now. */
  readonly number: number
  /** Reads what lies under a key, in whatever format it was written. */
  readonly read: (stored: unknown, key: number) => OutboxEntry
}

/** Why something was refused, as far as it can be kept. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** What the API says about single fields. */
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

/** An entry that has no place yet. */
export type NewEntry<TKind extends string = string, TContent = unknown> = Omit<
  OutboxEntry<TKind, TContent>,
  'key' | 'since' | 'state' | 'edits' | 'refusal' | 'format'
>

/** Whether something of it may have arrived, as it is or as it was before. */
export function mayHaveArrived({ tries, replaces = [] }: OutboxEntry): boolean {
  return tries > 0 || replaces.length > 0
}

/**
 * Whether somebody has to do something about an entry before it goes anywhere. Also where a page was
 * left in which it was edited: it is not sent half done.
 */
export function needsAttention({ state }: OutboxEntry): boolean {
  return state !== 'waiting' && state !== 'sending'
}

/**
 * The entry that is sent next: the first that waits and has nothing of the same subject before it.
 *
 * @param entries in their order
 */
export function nextToSend<TEntry extends OutboxEntry>(
  entries: readonly TEntry[],
): TEntry | undefined {
  const before = new Set<string>()
  for (const entry of entries) {
    const { subject, state } = entry
    if (state === 'waiting' && (subject === undefined || !before.has(subject))) return entry
    if (subject !== undefined) before.add(subject)
  }
  return undefined
}

/**
 * An entry with other content. What may have reached the API goes on as something else: a change gets
 * a key of its own, so that it is not taken for the one before, and something new a change that
 * follows, or a key with which it replaces the one before.
 *
 * @param makeKey gives a key that nothing was sent with
 * @param isReplaced whether nothing can follow it
 */
export function edited<TEntry extends OutboxEntry>(
  entry: TEntry,
  { content, name }: Pick<TEntry, 'content' | 'name'>,
  makeKey: () => string,
  isReplaced = false,
): TEntry {
  const { edits, tries } = entry
  return {
    ...entry,
    content,
    name,
    ...(tries > 0 && keysAfter(entry, makeKey(), isReplaced)),
    edits: edits + 1,
    state: 'waiting',
    refusal: undefined,
  }
}

function keysAfter(
  { clientKey, subject, replaces = [] }: OutboxEntry,
  key: string,
  isReplaced: boolean,
): Partial<OutboxEntry> {
  if (isReplaced) return { clientKey: key, replaces: [...replaces, clientKey], tries: 0 }
  return subject === undefined ? { changeKey: key } : { clientKey: key }
}
