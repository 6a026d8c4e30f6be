import type { Batch } from '@glazy/contract/batches'
import { logHref } from '@glazy/contract/log-path'
import { mayPostLogs } from '@glazy/contract/rules/log'
import type { Viewer } from '@glazy/contract/rules/material'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, Pencil, Plus, Scale, Tag, Trash2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteBatch, useMixBatch } from '#queries/batch-changes.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import classes from './batches.module.css'
import type { FinishWishes } from './finish-dialog.tsx'
import { weighedOf, type WeighedTexts } from './weighed-texts.ts'

const AddDialog = lazyPart(() => import('./add-dialog.tsx'))
const DetailsDialog = lazyPart(() => import('./details-dialog.tsx'))
const FinishDialog = lazyPart(() => import('./finish-dialog.tsx'))
const WeighOffOfBatch = lazyPart(() => import('./weigh-off-of-batch.tsx'))

interface BatchActionsProps {
  readonly user: Viewer
  readonly batch: Batch
  readonly texts: WeighedTexts
  /** Whether all that was typed is a weight. */
  readonly isSound: boolean
}

type Open = 'weigh' | 'finish' | 'add' | 'details' | 'delete'

/** What is done with a batch. */
export function BatchActions({ user, batch, texts, isSound }: BatchActionsProps) {
  const { t } = useTranslation('batches')
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const { finish, reopen } = useMixBatch(user.id, batch.id)
  const remove = useDeleteBatch(user.id, batch.id)
  const keep = useKeepForLater()
  const close = () => setOpen(undefined)

  async function attempt(work: () => Promise<unknown>, done: string) {
    close()
    try {
      await work()
      notify('success', done)
    } catch {
      notify('error', t('problem.failed'))
    }
  }

  async function mix({ isLabelled, ...log }: FinishWishes) {
    close()
    const { id, updatedAt: basedOn, recipe } = batch
    const mixed = { weighed: weighedOf(batch, texts), ...log }
    const clientKey = makeUuid()
    try {
      await finish.mutateAsync({ ...mixed, basedOn, clientKey })
    } catch (failure) {
      const ingredients = batch.lines.map(({ name }) => name)
      const content = { id, ingredients, mixed, basedOn }
      if (await keep(failure, { kind: 'mixedBatch', content, name: recipe.name, clientKey })) return
      notify('error', t('problem.failed'))
      return
    }
    notify('success', t('finish.done'))
    if (isLabelled) await navigate({ to: '/batches/$id/label', params: { id: String(id) } })
  }

  async function confirmDelete() {
    await remove.mutateAsync()
    await navigate({ to: '/batches', replace: true })
  }

  return (
    <>
      <div className={classes.actions}>
        {batch.state === 'planned' ? (
          <PlannedButtons isReady={isSound && !finish.isPending} onOpen={setOpen} />
        ) : (
          <MixedButtons
            isBusy={reopen.isPending}
            onOpen={setOpen}
            onReopen={() => void attempt(() => reopen.mutateAsync(), t('reopen.done'))}
          />
        )}
        <CommonButtons batch={batch} onOpen={setOpen} />
      </div>
      <Suspense>
        {open === 'weigh' && <WeighOffOfBatch batch={batch} onClose={close} />}
        {open === 'add' && (
          <AddDialog userId={user.id} mayLog={mayPostLogs(user)} batch={batch} onClose={close} />
        )}
        {open === 'details' && <DetailsDialog userId={user.id} batch={batch} onClose={close} />}
        {open === 'finish' && (
          <FinishDialog
            mayLog={mayPostLogs(user)}
            onFinish={(wishes) => void mix(wishes)}
            onClose={close}
          />
        )}
        {open === 'delete' && (
          <ConfirmDialog
            isDanger
            title={t('delete.title')}
            text={t('delete.text')}
            confirm={t('delete.button')}
            onCancel={close}
            onConfirm={() => void attempt(confirmDelete, t('delete.done'))}
          />
        )}
      </Suspense>
    </>
  )
}

interface PlannedButtonsProps {
  readonly isReady: boolean
  readonly onOpen: (what: Open) => void
}

/** What is done with a batch before it is mixed. */
function PlannedButtons({ isReady, onOpen }: PlannedButtonsProps) {
  const { t } = useTranslation('batches')
  return (
    <>
      <Button look="filled" onClick={() => onOpen('weigh')}>
        <Scale size={18} aria-hidden />
        {t('weigh')}
      </Button>
      <Button disabled={!isReady} onClick={() => onOpen('finish')}>
        <Check size={18} aria-hidden />
        {t('finish.button')}
      </Button>
    </>
  )
}

interface MixedButtonsProps {
  readonly isBusy: boolean
  readonly onOpen: (what: Open) => void
  readonly onReopen: () => void
}

/** What is done with a batch once it is mixed. */
function MixedButtons({ isBusy, onOpen, onReopen }: MixedButtonsProps) {
  const { t } = useTranslation('batches')
  return (
    <>
      <Button look="filled" onClick={() => onOpen('add')}>
        <Plus size={18} aria-hidden />
        {t('add.button')}
      </Button>
      <Button disabled={isBusy} onClick={onReopen}>
        <Undo2 size={18} aria-hidden />
        {t('reopen.button')}
      </Button>
    </>
  )
}

interface CommonButtonsProps {
  readonly batch: Batch
  readonly onOpen: (what: Open) => void
}

/** What is done with every batch. */
function CommonButtons({ batch, onOpen }: CommonButtonsProps) {
  const { t } = useTranslation('batches')
  const { recipe, logId, state } = batch
  return (
    <>
      <Button onClick={() => onOpen('details')}>
        <Pencil size={18} aria-hidden />
        {t('details.open')}
      </Button>
      <Link
        to="/batches/$id/label"
        params={{ id: String(batch.id) }}
        className={buttonClass('plain')}
      >
        <Tag size={18} aria-hidden />
        {t('label')}
      </Link>
      {logId !== null && <a href={logHref({ id: logId, title: recipe.name })}>{t('showLog')}</a>}
      {state === 'planned' && (
        <Button look="quiet" onClick={() => onOpen('delete')}>
          <Trash2 size={18} aria-hidden />
          {t('delete.button')}
        </Button>
      )}
    </>
  )
}
