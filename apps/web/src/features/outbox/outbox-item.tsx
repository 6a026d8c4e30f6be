import { ERROR_STATUS } from '@glazy/contract/error-codes'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { ApiError, type ApiErrorDetails } from '#lib/api/api-error.ts'
import type { Refusal } from '#lib/outbox/entry.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { outbox } from '#queries/outbox.ts'
import { type AnyEntry, copyOf, isChange, isEditable } from '#queries/outbox-kinds.ts'
import { Conflict, type Sides } from './conflict.tsx'
import { DiscardButton } from './discard-button.tsx'
import classes from './outbox.module.css'

export interface OutboxItemProps {
  readonly entry: AnyEntry
  readonly sides: Sides
  readonly onEdit: () => void
  /** The form, while the entry is edited. */
  readonly children: ReactNode
}

/** Something that waits: what it is, since when, why it does not go out, and what can be done. */
export function OutboxItem({ entry, sides, onEdit, children }: OutboxItemProps) {
  const { t } = useTranslation('outbox')
  const { kind, name, since, state, refusal } = entry
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.name}>{name || t('unsaved')}</h2>
        <p className={classes.facts}>
          {state !== 'unreadable' && <span>{t(`kind.${kind}`)}</span>}
          <AgeText instant={new Date(since).toISOString()} />
          <span className={classes.state} data-state={state}>
            {t(`state.${state}`)}
          </span>
        </p>
      </header>
      {children || (
        <>
          {state === 'unreadable' && <p>{t('unreadable')}</p>}
          {state === 'refused' && refusal && (
            <ErrorNotice title={t('refused')} error={errorOf(refusal)} />
          )}
          {state === 'conflict' && isChange(entry) ? (
            <Conflict key={entry.key} entry={entry} sides={sides} />
          ) : (
            <ItemActions entry={entry} onEdit={onEdit} />
          )}
        </>
      )}
    </>
  )
}

function ItemActions({ entry, onEdit }: Pick<OutboxItemProps, 'entry' | 'onEdit'>) {
  const { t } = useTranslation('outbox')
  const { key, name, state } = entry
  const copyName = t('conflict.copyName', { name })
  if (state === 'sending') return null
  if (state === 'unreadable') {
    return (
      <div className={classes.actions}>
        <DiscardButton entry={entry} />
      </div>
    )
  }
  return (
    <div className={classes.actions}>
      {state !== 'waiting' && (
        <Button look="filled" onClick={() => void outbox.release(key)}>
          {t('retry')}
        </Button>
      )}
      {isEditable(entry) && <Button onClick={onEdit}>{t('edit')}</Button>}
      {state === 'refused' && copyOf(entry, copyName) && (
        <Button onClick={() => void outbox.sendAsCopy(entry, copyName)}>
          {t('conflict.copy')}
        </Button>
      )}
      <DiscardButton entry={entry} />
    </div>
  )
}

/** The answer of the API as it was when it was kept. */
function errorOf({ code, message, fields }: Refusal): ApiError {
  const statuses: Readonly<Record<string, number>> = ERROR_STATUS
  const known = code as ApiErrorDetails['code'] // kept from one
  return new ApiError({ code: known, status: statuses[code] ?? 400, message, fields })
}
