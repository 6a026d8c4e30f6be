import { Suspense, useMemo } from 'react'
import { AnalysisChemistry } from '#features/editor/analysis/analysis-chemistry.tsx'
import { figuresOf } from '#features/editor/analysis/figures.ts'
import { rowsOfLines } from '#features/editor/recipe/editor-rows.ts'
import type { LogValues } from '#features/logs/form/log-values.ts'
import { useWaitingImages } from '#features/logs/form/use-waiting-images.ts'
import type { EntryFormProps, FormOf } from '#features/outbox/outbox-list.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { outbox } from '#queries/outbox.ts'
import { LateItemField } from '#screens/posts/late-item-field.tsx'

const RecipeEditor = lazyPart(async () => ({
  default: (await import('#features/editor/recipe/recipe-editor.tsx')).RecipeEditor,
}))
const RecipeChemistry = lazyPart(async () => ({
  default: (await import('#features/editor/recipe/recipe-chemistry.tsx')).RecipeChemistry,
}))
const AnalysisEditor = lazyPart(async () => ({
  default: (await import('#features/editor/analysis/analysis-editor.tsx')).AnalysisEditor,
}))
const ScheduleFields = lazyPart(async () => ({
  default: (await import('#features/kilns/form/schedule-form.tsx')).ScheduleFields,
}))
const CommentFields = lazyPart(async () => ({
  default: (await import('#features/discussion/comments/comment-form.tsx')).CommentFields,
}))
const LogForm = lazyPart(async () => ({
  default: (await import('#features/logs/form/log-form.tsx')).LogForm,
}))
const PriceForm = lazyPart(async () => ({
  default: (await import('#features/shelf/inventory/price-form.tsx')).PriceForm,
}))

const StudioEntry = lazyPart(async () => ({
  default: (await import('./studio-entry.tsx')).StudioEntry,
}))

/** What an entry holds, in the form of its kind. */
export function EntryForm(props: EntryFormProps) {
  return (
    <Suspense>
      <FormOfKind {...props} />
    </Suspense>
  )
}

function FormOfKind(props: EntryFormProps) {
  const { entry } = props
  switch (entry.kind) {
    case 'newRecipe':
    case 'recipe':
      return <RecipeEntry {...props} entry={entry} />
    case 'newMaterial':
    case 'material':
      return <AnalysisEntry {...props} entry={entry} />
    case 'newSchedule':
    case 'schedule':
      return <ScheduleEntry {...props} entry={entry} />
    case 'newComment':
    case 'comment':
      return <CommentEntry {...props} entry={entry} />
    case 'newLog':
    case 'log':
      return <LogEntry {...props} entry={entry} />
    case 'shelfPrice':
      return <PriceEntry {...props} entry={entry} />
    case 'purchase':
    case 'stockMove':
    case 'reorder':
    case 'newBatch':
    case 'batch':
    case 'mixedBatch':
    case 'batchAddition':
      return <StudioEntry {...props} entry={entry} />
    default:
      return null
  }
}

function RecipeEntry({ entry, onDone, onCancel }: FormOf<'newRecipe' | 'recipe'>) {
  const { typed } = useFormats()
  const { newName, lines, note = '' } = entry.content.recipe
  const isNew = entry.kind === 'newRecipe'
  return (
    <RecipeEditor
      initial={{ name: newName, rows: rowsOfLines(lines, typed), note }}
      owner={entry.owner}
      id={isNew ? null : entry.content.id}
      version={isNew ? null : entry.content.version}
      entry={entry.key}
      preview={(rows) => (
        <Suspense>
          <RecipeChemistry rows={rows} />
        </Suspense>
      )}
      onSave={async (recipe) => {
        const name = recipe.newName
        if (entry.kind === 'newRecipe') {
          await outbox.rewrite(entry, { content: { ...entry.content, recipe }, name })
        } else await outbox.rewrite(entry, { content: { ...entry.content, recipe }, name })
        onDone()
        return true
      }}
      onCancel={onCancel}
    />
  )
}

function AnalysisEntry({ entry, onDone, onCancel }: FormOf<'newMaterial' | 'material'>) {
  const { entered, category } = entry.content
  const { name, unityType, analysisType, analysis } = entered
  const isNew = entry.kind === 'newMaterial'
  const { typed } = useFormats()
  const figures = useMemo(
    () => figuresOf(analysisType, analysis, typed),
    [analysisType, analysis, typed],
  )
  const initial = useMemo(() => ({ name, unityType, figures }), [name, unityType, figures])
  return (
    <AnalysisEditor
      kind={category}
      initial={initial}
      owner={entry.owner}
      id={isNew ? null : entry.content.id}
      version={isNew ? null : entry.content.version}
      entry={entry.key}
      preview={(previewed) => <AnalysisChemistry {...previewed} />}
      onSave={async (next) => {
        const said = { entered: next }
        if (entry.kind === 'newMaterial') {
          await outbox.rewrite(entry, { content: { ...entry.content, ...said }, name: next.name })
        } else {
          await outbox.rewrite(entry, { content: { ...entry.content, ...said }, name: next.name })
        }
        onDone()
        return true
      }}
      onCancel={onCancel}
    />
  )
}

function ScheduleEntry({ entry, onDone, onCancel }: FormOf<'newSchedule' | 'schedule'>) {
  return (
    <ScheduleFields
      written={entry.content.schedule}
      isNew={entry.kind === 'newSchedule'}
      onSend={async (schedule) => {
        const { name } = schedule
        if (entry.kind === 'newSchedule')
          await outbox.rewrite(entry, { content: { schedule }, name })
        else await outbox.rewrite(entry, { content: { ...entry.content, schedule }, name })
        onDone()
      }}
      onCancel={onCancel}
    />
  )
}

function CommentEntry({ entry, onDone, onCancel }: FormOf<'newComment' | 'comment'>) {
  const { t } = useTranslation('discussion')
  const isNew = entry.kind === 'newComment'
  return (
    <CommentFields
      isNew={isNew}
      written={entry.content.content}
      picture={isNew ? entry.content.picture : undefined}
      label={t(isNew ? 'comments.form.write' : 'comments.form.edit')}
      onSend={async (content, picture) => {
        const { commentName } = await import('#features/discussion/comments/comment-form.tsx')
        const name = commentName(content)
        if (entry.kind === 'newComment') {
          await outbox.rewrite(entry, { content: { ...entry.content, content, picture }, name })
        } else await outbox.rewrite(entry, { content: { ...entry.content, content }, name })
        onDone()
      }}
      onClose={onCancel}
    />
  )
}

function PriceEntry({ entry, onDone, onCancel }: FormOf<'shelfPrice'>) {
  const { name, content } = entry
  return (
    <PriceForm
      initial={content.price}
      onSend={async (price) => {
        await outbox.rewrite(entry, { content: { ...content, price }, name })
        onDone()
      }}
      onCancel={onCancel}
    />
  )
}

function LogEntry({ entry, onDone, onCancel }: FormOf<'newLog' | 'log'>) {
  const { t } = useTranslation('logs')
  const { t: tOutbox } = useTranslation('outbox')
  const { draft } = entry.content
  const images = useWaitingImages(draft)
  const initial: LogValues = {
    title: draft.title,
    logTypeId: String(draft.logTypeId),
    description: draft.description,
    isPrivate: draft.isPrivate,
  }
  return (
    <LogForm
      initial={initial}
      isFocused
      hasFixedType={draft.data !== undefined}
      item={draft.item}
      images={images}
      itemField={LateItemField}
      words={{
        save: t('form.save'),
        saving: t('form.saving'),
        failed: tOutbox('refused'),
      }}
      onSend={async (written) => {
        const { data, removed } = draft
        const next = { ...written, data, removed: [...removed, ...written.removed] }
        const name = written.title
        if (entry.kind === 'newLog') await outbox.rewrite(entry, { content: { draft: next }, name })
        else await outbox.rewrite(entry, { content: { ...entry.content, draft: next }, name })
        onDone()
      }}
      onCancel={onCancel}
    />
  )
}
