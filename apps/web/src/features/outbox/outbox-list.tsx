import { Inbox } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { outbox, useOutboxEntries } from '#queries/outbox.ts'
import type { AnyEntry, EntryOf } from '#queries/outbox-kinds.ts'
import type { Sides } from './conflict.tsx'
import classes from './outbox.module.css'
import { OutboxItem } from './outbox-item.tsx'

export interface EntryFormProps {
  readonly entry: AnyEntry
  /** The entry holds what is in the form, or stays as it was. */
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The form of entries of some kinds. */
export type FormOf<K extends AnyEntry['kind']> = EntryFormProps & { readonly entry: EntryOf<K> }

export interface OutboxListProps {
  readonly owner: number
  /** The form of an entry; null where there is none. */
  readonly form: (props: EntryFormProps) => ReactNode
  readonly sides: Sides
}

/** What waits to be sent, in its order, with what can be done about it. */
export function OutboxList({ owner, form, sides }: OutboxListProps) {
  const { t } = useTranslation('outbox')
  const entries = useOutboxEntries(owner)
  const [editedKey, setEditedKey] = useState<number>()
  if (entries === undefined) return null
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Inbox size={40} aria-hidden />} title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  }

  async function edit({ key }: AnyEntry) {
    if (await outbox.hold(key)) setEditedKey(key)
  }

  function cancel({ key }: AnyEntry) {
    setEditedKey(undefined)
    void outbox.release(key)
  }

  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.key} className={classes.item}>
          <OutboxItem entry={entry} sides={sides} onEdit={() => void edit(entry)}>
            {entry.key === editedKey &&
              form({
                entry,
                onDone: () => setEditedKey(undefined),
                onCancel: () => cancel(entry),
              })}
          </OutboxItem>
        </li>
      ))}
    </ol>
  )
}
