import { mayPostLogs } from '@glazy/contract/rules/log'
import { NotebookPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { MutedNotice } from '#components/muted-notice.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LogBatchDialogProps } from './log-batch-dialog.tsx'

const LogBatchDialog = lazyPart(() => import('./log-batch-dialog.tsx'))

export type LogBatchButtonProps = Omit<LogBatchDialogProps, 'onClose'>

/** Writes down a batch as a log, for whoever may post. */
export function LogBatchButton(props: LogBatchButtonProps) {
  const { t } = useTranslation('batch')
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!mayPostLogs(user)) return <MutedNotice />
  return (
    <>
      <Button title={t('log.hint')} onClick={() => setOpen(true)}>
        <NotebookPen size={18} aria-hidden />
        {t('log.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <LogBatchDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
