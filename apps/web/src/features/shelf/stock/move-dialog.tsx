import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import { LOT_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import type { Lot } from '@glazy/contract/stock'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { ownRules, useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { sendingKeys } from '#lib/sending-keys.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import type { WrittenMove } from '#queries/outbox-studio.ts'
import { useMoveStock } from '#queries/stock-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { ANYWHERE, FromField, ToField } from './move-places.tsx'
import { WeightField } from './weight-field.tsx'

/** What somebody says of a lot by hand. */
export type HandMove = 'use' | 'lose' | 'correct' | 'move'

export interface MoveDialogProps {
  readonly userId: number
  readonly lot: Lot
  /** What the material is called. */
  readonly name: string
  readonly kind: HandMove
  readonly onClose: () => void
}

/** Writes down what was used, lost, counted, or carried to another place. */
export default function MoveDialog({ userId, lot, name, kind, onClose }: MoveDialogProps) {
  const { t } = useTranslation('stock')
  const [keys] = useState(sendingKeys)
  const move = useMoveStock(userId)
  const keep = useKeepForLater()

  async function send(written: WrittenMove) {
    const sent = keys.of(written)
    try {
      await move.mutateAsync({ ...written, ...sent })
      notify('success', t('move.saved'))
      onClose()
    } catch (failure) {
      const letter = { kind: 'stockMove', content: { move: written }, name, ...sent } as const
      // The form shows everything else.
      if (!(await keep(failure, letter))) throw failure
      onClose()
    }
  }

  return <MoveForm userId={userId} lot={lot} kind={kind} onClose={onClose} onSend={send} />
}

export interface MoveFormProps extends Pick<
  MoveDialogProps,
  'userId' | 'lot' | 'kind' | 'onClose'
> {
  /** What was written of the same lot before, and may be counted in what is left. */
  readonly written?: WrittenMove
  /** What it throws is shown. */
  readonly onSend: (move: WrittenMove) => Promise<void>
}

/** What was used, lost, counted, or carried to another place, in its fields. */
export function MoveForm(props: MoveFormProps) {
  const { userId, lot, kind, written, onSend, onClose } = props
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const { gramText } = useUnits()
  const leftIn = (place: string) => gramText(leftAt(lot, place), lot.packUnits)
  const form = useForm({
    initial: valuesOf(lot, written),
    rules: ownRules(
      (values: MoveValues) => problemsOf(values, written ? undefined : lot, kind),
      (problem, { place }) => t(`problem.${problem}`, { weight: leftIn(place) }),
    ),
    send: ({ place, to, ...rest }) =>
      onSend({
        lotId: lot.id,
        kind,
        ...rest,
        ...(place !== ANYWHERE && { place }),
        ...(kind === 'move' && { to }),
      }),
  })
  return (
    <DialogFrame isOpen onClose={onClose} size="narrow" title={t(`move.${kind}.title`)}>
      <form {...form.formProps} className={classes.form}>
        <WeightField
          isFirst
          label={t(`move.${kind}.amount`)}
          hint={t('move.left', { weight: leftIn(form.values.place) })}
          form={form}
        />
        {lot.places.length > 1 && (
          <FromField
            lot={lot}
            value={form.values.place}
            onChange={(place) => form.set('place', place)}
          />
        )}
        {kind === 'move' && <ToField userId={userId} form={form} />}
        <TextField
          label={t('move.note')}
          autoComplete="off"
          maxLength={LOT_NOTE_MAX_LENGTH}
          {...form.text('note')}
        />
        {form.failure !== undefined && (
          <ErrorNotice error={form.failure} title={t('problem.failed')} />
        )}
        <div className={classes.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={form.isBusy}>{t('move.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

/** What was typed. */
interface MoveValues {
  readonly amount: string
  readonly unit: Lot['packUnits']
  readonly place: string
  readonly to: string
  readonly note: string
}

/** Nothing yet, or what was written before. */
function valuesOf(lot: Lot, written?: WrittenMove): MoveValues {
  const { amount = '', unit = lot.packUnits, note, place, to } = written ?? {}
  return {
    amount: String(amount),
    unit,
    note: note ?? '',
    place: place ?? ANYWHERE,
    to: to ?? '',
  }
}

/** Grams of a lot in a place, or wherever it is. */
function leftAt(lot: Lot, place: string): string {
  if (place === ANYWHERE) return lot.left
  return lot.places.find((one) => (one.place ?? '') === place)?.left ?? '0'
}

function isOtherPlace({ place, to }: { readonly place: string; readonly to: string }): boolean {
  return to.trim() !== '' && to.trim() !== place
}

/** @param lot no more than it holds can be taken; undefined where that is for the server to say */
function problemsOf(values: MoveValues, lot: Lot | undefined, kind: HandMove) {
  return {
    amount: amountProblem(values, lot, kind),
    to: kind !== 'move' || isOtherPlace(values) ? undefined : ('place' as const),
  }
}

function amountProblem(
  { amount, unit, place }: MoveValues,
  lot: Lot | undefined,
  kind: HandMove,
): 'tooMuch' | 'count' | 'weight' | 'notThatMuch' | undefined {
  const weight = readExactWeight(amount, unit)
  if (!weight.ok && weight.error === 'tooMuch') return 'tooMuch'
  if (kind === 'correct') return weight.ok ? undefined : 'count'
  if (!weight.ok || weight.value === 0n) return 'weight'
  return lot && weight.value > fromDecimal(leftAt(lot, place)) ? 'notThatMuch' : undefined
}
