import type { CurrentUser } from '@glazy/contract/accounts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUndoImport } from '#queries/recipe-import.ts'
import { ImportHistory, KeptNotice, type Undone } from '#features/imports/saving/import-history.tsx'
import type { PlannedRecipe } from '@glazy/formats/import/plan'
import { ImportResult } from '#features/imports/saving/import-result.tsx'
import { ImportReview } from '#features/imports/review/import-review.tsx'
import { ProgressBar } from '#features/imports/saving/progress-bar.tsx'
import classes from './recipe-import.module.css'
import { SourceForm } from '#features/imports/source/source-form.tsx'
import { type ReadImport, useReading } from '#features/imports/source/use-reading.ts'
import { type Saving, type SavingActions, useSaving } from '#features/imports/saving/use-saving.ts'

export interface RecipeImportPanelProps {
  readonly user: CurrentUser
  /** What is in the field to begin with. */
  readonly pasted?: string | undefined
  /** Files that were dropped beside the panel; a new list for each drop. */
  readonly dropped?: readonly File[] | undefined
  /** The way to the recipes of the person. */
  readonly ownRecipes: ReactNode
}

/** Reads files, shows what was understood, saves what is needed and tells what became of it. */
export function RecipeImportPanel(props: RecipeImportPanelProps) {
  const { user, pasted = '', dropped, ownRecipes } = props
  const { t } = useTranslation('imports')
  const [text, setText] = useState(pasted)
  const [read, setRead] = useState<ReadImport>()
  const [planned, setPlanned] = useState<readonly PlannedRecipe[]>([])
  const [undone, setUndone] = useState<Undone>()
  const [reading, readingActions] = useReading(setRead)
  const [saving, savingActions] = useSaving()
  const undo = useUndo(setUndone, startOver)

  function startOver() {
    setRead(undefined)
    savingActions.forget()
  }

  useDropped(dropped, (files) => {
    if (read === undefined && saving === undefined) readingActions.readFiles(files)
    else notify('info', t('busy'))
  })

  if (saving !== undefined) {
    return (
      <>
        <UnsavedGuard isUnsaved={saving.step === 'saving'} />
        <SavingView saving={saving} actions={savingActions} planned={planned}>
          {ownRecipes}
          <Button onClick={startOver}>{t('done.another')}</Button>
          {saving.importId !== undefined && (
            <Button
              disabled={undo.undoing !== undefined}
              onClick={() => undo.run(saving.importId ?? 0)}
            >
              {t('done.undo')}
            </Button>
          )}
        </SavingView>
      </>
    )
  }
  if (read !== undefined) {
    return (
      <>
        <UnsavedGuard isUnsaved />
        <div className={classes.found}>
          <p className={classes.files}>{read.name}</p>
          <Button onClick={startOver}>{t('startOver')}</Button>
        </div>
        <ImportReview
          read={read}
          isReading={reading.step !== 'idle'}
          trouble={reading.step === 'idle' ? reading.trouble : undefined}
          onCorrect={(corrections) =>
            read.pasted && readingActions.correct(read.name, read.pasted.text, corrections)
          }
          onImport={(parts, all, besides) => {
            setPlanned(all)
            setText('')
            savingActions.start({ name: read.name, parts, ...besides })
          }}
        />
      </>
    )
  }
  if (reading.step !== 'idle') {
    return (
      <ProgressBar
        title={t(`reading.${reading.step}`)}
        // One file is read at once: nobody knows how far it has come.
        share={reading.share === 0 ? undefined : reading.share}
        cancel={t('reading.cancel')}
        onCancel={readingActions.cancel}
      />
    )
  }
  return (
    <>
      {undone && undone.kept.length > 0 && <KeptNotice {...undone} />}
      <SourceForm text={text} onType={setText} trouble={reading.trouble} actions={readingActions} />
      <ImportHistory userId={user.id} undoing={undo.undoing} onUndo={undo.run} />
    </>
  )
}

interface SavingViewProps {
  readonly saving: Saving
  readonly actions: SavingActions
  readonly planned: readonly PlannedRecipe[]
  /** The ways on. */
  readonly children: ReactNode
}

function SavingView({ saving, actions, planned, children }: SavingViewProps) {
  const { t } = useTranslation('imports')
  const { number } = useFormats()
  const { step, done, of, ids, belongings, error } = saving
  if (step === 'saving') {
    return (
      <ProgressBar
        title={t('saving.title')}
        share={of === 0 ? undefined : done / of}
        cancel={t('saving.stop')}
        onCancel={actions.stop}
      >
        {t('saving.progress', { done: number(done), of: number(of) })}
      </ProgressBar>
    )
  }
  return (
    <>
      {step === 'broken' && (
        <ErrorNotice error={error} title={t('saving.broken')}>
          <Button onClick={actions.goOn}>{t('saving.goOn')}</Button>
        </ErrorNotice>
      )}
      {step === 'stopped' && (
        <div className={classes.kept} role="status">
          <p>{t('done.stopped')}</p>
          <Button onClick={actions.goOn}>{t('saving.goOn')}</Button>
        </div>
      )}
      <ImportResult planned={planned} ids={ids} belongings={belongings}>
        {children}
      </ImportResult>
    </>
  )
}

/** Takes each list of files that is dropped beside the panel. */
function useDropped(dropped: readonly File[] | undefined, take: (files: readonly File[]) => void) {
  const takeDropped = useEffectEvent(take)
  useEffect(() => {
    if (dropped) takeDropped(dropped)
  }, [dropped])
}

/** Takes imports back, one at a time. */
function useUndo(onDone: (undone: Undone) => void, startOver: () => void) {
  const { t } = useTranslation('imports')
  const { t: tErrors } = useTranslation('errors')
  const undo = useUndoImport()
  async function run(id: number) {
    try {
      const { removed, kept } = await undo.mutateAsync(id)
      if (kept.length === 0) notify('success', t('done.undone', { count: removed }))
      onDone({ removed, kept })
      startOver()
    } catch (error) {
      notify('error', errorText(tErrors, error))
    }
  }
  return {
    undoing: undo.isPending ? undo.variables : undefined,
    run: (id: number) => void run(id),
  }
}
