import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { outbox } from '#queries/outbox.ts'
import {
  type ChangeKind,
  copyOf,
  type EntryOf,
  readTheirs,
  rebase,
  type TheirVersions,
} from '#queries/outbox-kinds.ts'
import { DiscardButton } from './discard-button.tsx'
import classes from './outbox.module.css'

/** How a thing of a kind is shown, as it was written here and as it is saved. */
export type Sides = {
  readonly [K in ChangeKind]: {
    readonly mine: (content: EntryOf<K>['content']) => ReactNode
    readonly theirs: (theirs: TheirVersions[K]) => ReactNode
  }
}

export interface ConflictProps<K extends ChangeKind> {
  readonly entry: EntryOf<K>
  readonly sides: Sides
}

/** Both versions beside one another, of which somebody has to choose: nothing is overwritten unseen. */
export function Conflict<K extends ChangeKind>({ entry, sides }: ConflictProps<K>) {
  const { t } = useTranslation('outbox')
  const query = useQuery({
    queryKey: ['outbox', 'theirs', entry],
    queryFn: () => readTheirs<K>(entry),
    staleTime: 0,
    gcTime: 0,
  })
  const { data: theirs } = query
  const show: Sides[K] = sides[entry.kind]
  return (
    <>
      <p>{t('conflict.intro')}</p>
      {query.isError && (
        <ErrorNotice
          title={t('conflict.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      <div className={classes.sides}>
        <section className={classes.side} aria-label={t('conflict.mine')}>
          <h3>{t('conflict.mine')}</h3>
          {show.mine(entry.content)}
        </section>
        <section className={classes.side} aria-label={t('conflict.theirs')}>
          <h3>{t('conflict.theirs')}</h3>
          {theirs !== undefined && show.theirs(theirs)}
        </section>
      </div>
      <Choices entry={entry} theirs={theirs} isGone={query.isError} />
    </>
  )
}

function Choices<K extends ChangeKind>({
  entry,
  theirs,
  isGone,
}: {
  readonly entry: EntryOf<K>
  readonly theirs: TheirVersions[K] | undefined
  /** The saved version could not be read; it may have been deleted. */
  readonly isGone: boolean
}) {
  const { t } = useTranslation('outbox')
  const { key, name } = entry
  const copyName = t('conflict.copyName', { name })
  return (
    <div className={classes.actions}>
      <Button
        look="filled"
        disabled={theirs === undefined}
        onClick={() => {
          if (theirs !== undefined)
            void outbox.rewrite<K>(entry, { content: rebase<K>(entry, theirs), name })
        }}
      >
        {t('conflict.keepMine')}
      </Button>
      <Button disabled={theirs === undefined} onClick={() => void outbox.takeBack(key)}>
        {t('conflict.keepTheirs')}
      </Button>
      {copyOf<K>(entry, copyName) && (
        <Button onClick={() => void outbox.sendAsCopy<K>(entry, copyName)}>
          {t('conflict.copy')}
        </Button>
      )}
      {isGone && <DiscardButton entry={entry} />}
    </div>
  )
}
