import type { MaterialDetail } from '@glazy/contract/materials'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { DraftNotice } from '#components/draft-notice.tsx'
import { EditorButtons } from '#components/editor-buttons.tsx'
import form from '#components/editor-form.module.css'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { versionOf } from '#lib/forms/version-of.ts'
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
import type { MetadataChanges } from './metadata-values.ts'
import { MoreSection } from './more-section.tsx'
import { ParentSection } from './parent-section.tsx'
import { PhysicalSection, SlurrySection } from './property-sections.tsx'
import { TextsSection } from './texts-section.tsx'
import { TypeSection } from './type-section.tsx'
import { type SectionProps, useMetadataEditor } from './use-metadata-editor.ts'

export interface MetadataEditorProps {
  readonly item: MaterialDetail
  /** The version that is open. */
  readonly version: number
  /** Id of who writes. */
  readonly owner: number
  /** Leaving the page loses nothing: what was written is found again where it was. */
  readonly isKept?: boolean | undefined
  /** What the API says about fields. */
  readonly refusals: MetadataProblems
  /** What went wrong while saving, beside what has been changed. */
  readonly trouble: (changes: MetadataChanges) => ReactNode
  /** Saves what was changed over a version; answers whether it has been saved. */
  readonly onSave: (changes: MetadataChanges, version: number) => Promise<boolean>
  readonly onCancel: () => void
}

/** The same one with every key, so that sections nobody types into stay as they are. */
const NO_PROBLEMS: MetadataProblems = {}

/** The form of all that is said about an item besides what it is made of. */
export function MetadataEditor(props: MetadataEditorProps) {
  const { item, version, owner, isKept = false, refusals, trouble, onSave, onCancel } = props
  const { t } = useTranslation('metadata')
  const editor = useMetadataEditor(item, version, owner)
  const { values, set } = editor
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const problems = tries > 0 ? { ...refusals, ...problemsOf(values) } : NO_PROBLEMS
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
    const over = versionOf(event, editor.version)
    setTries(tries + 1)
    if (isBusy) return
    const found = problemsOf(values)
    if (Object.keys(found).length > 0) {
      if (found.toOrtonConeId) notify('error', t('problems.invalidConeRange'))
      focusProblem(element.current)
      return
    }
    setBusy(true)
    if (await onSave(editor.changes, over)) editor.settle(editor.changes)
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
      <UnsavedGuard isUnsaved={editor.isDirty && !isKept} isKept />
      {editor.isRestored && <DraftNotice onDiscard={editor.forget} />}
      <TextsSection {...section} wrongText={wrongText} tries={tries} />
      <TypeSection {...section} />
      {item.kind === 'primitive' && <ParentSection {...section} />}
      <PhysicalSection {...section} />
      <FiringSection {...section} />
      {isMixed(item) && <SlurrySection {...section} />}
      <MoreSection {...section} />
      {trouble(editor.changes)}
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

/** Raw materials, and whatever something is said of already. */
function isMixed({ kind, waterAmount, specificGravity }: MaterialDetail): boolean {
  return kind === 'primitive' || waterAmount !== null || specificGravity !== null
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
