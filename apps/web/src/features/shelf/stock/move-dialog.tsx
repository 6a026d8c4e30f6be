import { readExactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import { LOT_NOTE_MAX_LENGTH } from '@glazy/contract/limits'
import type { Lot } from '@glazy/contract/stock'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
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
      if (await keep(failure, letter)) onClose()
    }
  }

  return (
    <MoveForm
      {...{ userId, lot, kind, onClose }}
      isBusy={move.isPending}
      error={move.error}
      onSend={send}
    />
  )
}

export interface MoveFormProps extends Pick<
  MoveDialogProps,
  'userId' | 'lot' | 'kind' | 'onClose'
> {
  /** What was written of the same lot before, and may be counted in what is left. */
  readonly written?: WrittenMove
  readonly isBusy?: boolean
  /** Why it could not be sent. */
  readonly error?: Error | null
  readonly onSend: (move: WrittenMove) => Promise<void>
}

/** What was used, lost, counted, or carried to another place, in its fields. */
export function MoveForm(props: MoveFormProps) {
  const { userId, lot, kind, written, isBusy = false, error, onSend, onClose } = props
  const { t } = useTranslation('stock')
  const { t: tCommon } = useTranslation('common')
  const { gramText } = useUnits()
  const [values, setValues] = useState(() => valuesOf(lot, written))
  const [isTried, setTried] = useState(false)
  const left = gramText(leftAt(lot, values.place), lot.packUnits)
  const problem = problemOf(values, written ? undefined : lot, kind)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const isPlaced = kind !== 'move' || isOtherPlace(values)
    if (problem !== undefined || !isPlaced || isBusy) return
    const { place, to, ...rest } = values
    const places = {
      ...(place !== ANYWHERE && { place }),
      ...(kind === 'move' && { to }),
    }
    await onSend({ lotId: lot.id, kind, ...rest, ...places })
  }

  return (
    <DialogFrame isOpen onClose={onClose} size="narrow" title={t(`move.${kind}.title`)}>
      <form className={form.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
        <WeightField
          isFirst
          label={t(`move.${kind}.amount`)}
          hint={t('move.left', { weight: left })}
          amount={values.amount}
          unit={values.unit}
          problem={isTried && problem ? t(`problem.${problem}`, { weight: left }) : undefined}
          onChange={(part) => setValues((now) => ({ ...now, ...part }))}
        />
        {lot.places.length > 1 && (
          <FromField
            lot={lot}
            value={values.place}
            onChange={(place) => setValues((now) => ({ ...now, place }))}
          />
        )}
        {kind === 'move' && (
          <ToField
            userId={userId}
            value={values.to}
            problem={isTried && !isOtherPlace(values) ? t('problem.place') : undefined}
            onChange={(to) => setValues((now) => ({ ...now, to }))}
          />
        )}
        <TextField
          label={t('move.note')}
          autoComplete="off"
          maxLength={LOT_NOTE_MAX_LENGTH}
          value={values.note}
          onChange={(event) => {
            const note = event.currentTarget.value
            setValues((now) => ({ ...now, note }))
          }}
        />
        {error && <ErrorNotice error={error} title={t('problem.failed')} />}
        <div className={form.actions}>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <SubmitButton isBusy={isBusy}>{t('move.save')}</SubmitButton>
        </div>
      </form>
    </DialogFrame>
  )
}

/** Nothing yet, or what was written before. */
function valuesOf(lot: Lot, written?: WrittenMove) {
  const { amount = '', unit = lot.packUnits, note, place, to } = written ?? {}
  return {
    ...{ amount: String(amount), unit, note: note ?? '' },
    ...{ place: place ?? ANYWHERE, to: to ?? '' },
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

interface Typed {
  readonly amount: string
  readonly unit: Lot['packUnits']
  readonly place: string
}

/** @param lot no more than it holds can be taken; undefined where that is for the server to say */
function problemOf({ amount, unit, place }: Typed, lot: Lot | undefined, kind: HandMove) {
  const weight = readExactWeight(amount, unit)
  if (!weight.ok && weight.error === 'tooMuch') return 'tooMuch'
  if (kind === 'correct') return weight.ok ? undefined : 'count'
  if (!weight.ok || weight.value === 0n) return 'weight'
  return lot && weight.value > fromDecimal(leftAt(lot, place)) ? 'notThatMuch' : undefined
}
