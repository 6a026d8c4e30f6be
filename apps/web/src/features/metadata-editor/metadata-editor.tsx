import type { MaterialDetail } from '@glazy/contract/materials'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { DraftNotice } from '#components/draft-notice.tsx'
import { EditorButtons } from '#components/editor-buttons.tsx'
import form from '#components/editor-form.module.css'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FiringSection } from './firing-section.tsx'
import classes from './metadata-editor.module.css'
import {
  isTextWrong,
  keyOfSentence,
  type MetadataProblems,
  problemsOf,
} from './metadata-problems.ts'
import { type MetadataChanges, type MetadataValues } from './metadata-values.ts'
import { MoreSection } from './more-section.tsx'
import { ParentSection } from './parent-section.tsx'
import { PhysicalSection, SlurrySection } from './property-sections.tsx'
import { TextsSection } from './texts-section.tsx'
import { TypeSection } from './type-section.tsx'
import { useMetadataEditor } from './use-metadata-editor.ts'

/** What each section of the form is given. */
export interface SectionProps {
  readonly item: MaterialDetail
  readonly values: MetadataValues
  readonly set: (changes: MetadataChanges) => void
  /** What is wrong with a field, translated. */
  readonly problem: (field: string) => string | undefined
}

/** What is sent to be saved: everything that stands in the form, and what of it was changed. */
export interface SubmittedMetadata {
  readonly values: MetadataValues
  readonly changes: MetadataChanges
  /** Version that was open when the changes began. */
  readonly version: number
}

export interface MetadataEditorProps {
  readonly item: MaterialDetail
  /** Id of who writes. */
  readonly owner: number
  /** What the API says about fields. */
  readonly refusals: MetadataProblems
  /** What went wrong while saving. */
  readonly trouble?: ReactNode
  /** Saves; answers whether it has been saved. */
  readonly onSave: (submitted: SubmittedMetadata) => Promise<boolean>
  readonly onCancel: () => void
}

/** The form of all that is said about an item besides what it is made of. */
export function MetadataEditor(props: MetadataEditorProps) {
  const { item, owner, refusals, trouble, onSave, onCancel } = props
  const { t } = useTranslation('metadata')
  const editor = useMetadataEditor(item, owner)
  const { values, set } = editor
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const problems = tries > 0 ? { ...refusals, ...problemsOf(values) } : {}
  const coneProblem = problemsOf(values).toOrtonConeId

  /** The range of cones is told at once, the rest when it is to be saved. */
  function problem(field: string): string | undefined {
    const sentence = field === 'toOrtonConeId' ? coneProblem : problems[field]
    if (sentence === undefined) return undefined
    const key = keyOfSentence(sentence)
    if (key) return t(`problems.${key}`)
    return AMOUNTS.includes(field) ? t('problems.amount') : sentence
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setTries(tries + 1)
    if (isBusy) return
    const found = problemsOf(values)
    if (Object.keys(found).length > 0) {
      if (found.toOrtonConeId) notify('error', t('problems.invalidConeRange'))
      focusProblem(element.current)
      return
    }
    setBusy(true)
    const { changes, version } = editor
    if (await onSave({ values, changes, version })) editor.forget()
    setBusy(false)
  }

  const section: SectionProps = { item, values, set, problem }
  const wrongText = values.texts.findIndex((_, at) => isTextWrong(problems, at))
  return (
    <form
      ref={element}
      className={`${form.editor} ${classes.form}`}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <UnsavedGuard isUnsaved={editor.isDirty && !isBusy} />
      {editor.isRestored && <DraftNotice onDiscard={editor.forget} />}
      <TextsSection {...section} wrongText={wrongText} tries={tries} />
      <TypeSection {...section} />
      {item.kind === 'primitive' && <ParentSection {...section} />}
      <PhysicalSection {...section} />
      <FiringSection {...section} />
      {item.kind === 'primitive' && <SlurrySection {...section} />}
      <MoreSection {...section} />
      {trouble}
      <EditorButtons
        isBusy={isBusy}
        isDirty={editor.isDirty}
        onCancel={() => {
          editor.forget()
          onCancel()
        }}
      />
    </form>
  )
}

/** Fields of which the API says only that they are no number, or out of range. */
const AMOUNTS: readonly string[] = ['waterAmount', 'specificGravity']

/** Puts the focus where something has to be set right, once the page says what. */
function focusProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = '[aria-invalid="true"], [data-invalid] [role="textbox"], button[data-invalid]'
    form?.querySelector<HTMLElement>(wrong)?.focus()
  })
}
