import type { Log } from '@glazy/contract/logs'
import { type ReactNode, Suspense, useState } from 'react'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import { LongText } from '#components/long-text.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import { batchOf, shownLength } from '../log-words.ts'
import { LogAbout } from './log-about.tsx'
import { LogActions } from './log-actions.tsx'
import { LogBatch } from './log-batch.tsx'
import classes from './log-card.module.css'
import { LogHeading } from './log-heading.tsx'
import { LogPictures } from './log-pictures.tsx'

const LogEditor = lazyPart(() => import('../form/log-editor.tsx'))

export interface LogCardProps {
  readonly log: Log
  /** Whether it has a page to itself. */
  readonly isPage?: boolean
  readonly itemField: ItemFieldSlot
  /** Further things to do with it. */
  readonly actions?: ReactNode
  readonly onDeleted?: () => void
}

/** A log: what happened, to what, and who tells of it. Its author changes it where it stands. */
export function LogCard(props: LogCardProps) {
  const { log, isPage = false, itemField, actions, onDeleted } = props
  const [isEdited, setEdited] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)

  function finish() {
    setEdited(false)
    setWasEdited(true)
  }

  if (isEdited) {
    return (
      <div className={classes.card} data-wide>
        <Suspense fallback={<div className={classes.waiting} />}>
          <LogEditor log={log} itemField={itemField} onDone={finish} />
        </Suspense>
      </div>
    )
  }
  const batch = batchOf(log)
  return (
    <article
      ref={wasEdited ? takeFocus : undefined}
      tabIndex={-1}
      className={classes.card}
      data-wide={batch !== undefined || isPage || undefined}
      aria-labelledby={`log-${log.id}`}
    >
      <LogHeading log={log} isPage={isPage} />
      <HiddenNotice ownerId={log.createdByUserId} reason={log.hiddenReason} />
      <LogAbout log={log} />
      {log.description !== null && (
        <div className={classes.rich}>
          <LongText text={log.description} limit={shownLength(log, isPage)} />
        </div>
      )}
      {batch && <LogBatch batch={batch} />}
      <LogPictures log={log} isPage={isPage} />
      <LogActions
        log={log}
        onEdit={() => setEdited(true)}
        {...(onDeleted !== undefined && { onDeleted })}
      >
        {actions}
      </LogActions>
    </article>
  )
}

/** Whoever worked in the form goes on from what takes its place. */
function takeFocus(card: HTMLElement | null) {
  card?.focus({ preventScroll: true })
}
