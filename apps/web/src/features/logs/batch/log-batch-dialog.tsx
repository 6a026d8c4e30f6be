import { logHref } from '@glazy/contract/log-path'
import { logTypeId } from '@glazy/contract/rules/log'
import { useNavigate } from '@tanstack/react-router'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { EMPTY_LOG } from '../form/log-values.ts'
import { NewLog } from '../form/new-log.tsx'
import type { ItemFieldSlot } from '../item-field-slot.ts'
import { type CalculatedBatch, loggedBatch } from './logged-batch.ts'

export interface LogBatchDialogProps {
  /** The recipe that was mixed. */
  readonly recipe: { readonly id: number; readonly name: string }
  readonly batch: CalculatedBatch
  readonly itemField: ItemFieldSlot
  readonly onClose: () => void
}

/** The log of a batch, written as far as the calculator knows it. */
export default function LogBatchDialog(props: LogBatchDialogProps) {
  const { recipe, batch, itemField, onClose } = props
  const { t } = useTranslation('logs')
  const { number } = useFormats()
  const { unit: sign } = useNames()
  const navigate = useNavigate()
  const facts = {
    name: recipe.name,
    amount: number(batch.batch.totalAmount, 2),
    unit: sign(batch.unit),
  }
  return (
    <DialogFrame isOpen onClose={onClose} title={t('batch.dialog')}>
      <NewLog
        initial={{
          ...EMPTY_LOG,
          title: t('batch.title', facts).slice(0, 255),
          description: t('batch.mixed', facts),
          logTypeId: String(logTypeId('BATCH')),
        }}
        item={recipe}
        data={JSON.stringify(loggedBatch(batch))}
        itemField={itemField}
        onPosted={(log) => void navigate({ href: logHref(log), ignoreBlocker: true })}
        onKept={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
