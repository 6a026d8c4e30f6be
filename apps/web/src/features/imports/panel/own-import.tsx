import type { CurrentUser } from '@glazy/contract/accounts'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import classes from './own-import.module.css'
import type { ImportPanel } from './use-import-panel.ts'

const OwnImportPanel = lazyPart(() => import('./own-import-panel.tsx'))

export interface OwnImportProps {
  readonly user: CurrentUser
  readonly panel: ImportPanel
}

/** The place of the import over the person's own recipes; closed, it keeps what was begun. */
export function OwnImport({ user, panel }: OwnImportProps) {
  const { id, isOpen, isMade } = panel
  return (
    <div id={id} hidden={!isOpen} className={classes.place}>
      {isMade && (
        <Suspense fallback={<div className={classes.coming} aria-busy />}>
          <OwnImportPanel user={user} panel={panel} />
        </Suspense>
      )}
    </div>
  )
}
