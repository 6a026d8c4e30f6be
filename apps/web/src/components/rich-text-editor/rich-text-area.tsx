import { DESCRIPTION_MAX_LENGTH } from '@glazy/contract/limits'
import { textLength } from '@glazy/contract/rules/description'
import { useHydrated } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import form from '../form.module.css'
import { RichText } from '../rich-text.tsx'
import classes from './rich-text-area.module.css'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

export interface RichTextAreaProps {
  readonly label: string
  /** Name of the field in its form. */
  readonly name?: string
  /** Plain, or rich text. */
  readonly value: string
  readonly problem?: string | undefined
  /** Characters that there is room for, elements not counted. */
  readonly max?: number
  /** Begins low, where mostly a few lines are written. */
  readonly isLow?: boolean
  /** Takes the focus as soon as it is there. */
  readonly isFocused?: boolean
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
}

/** A field for rich text with its label, how much room is left, and what is wrong with it. */
export function RichTextArea(props: RichTextAreaProps) {
  const { label, name, value, problem, max = DESCRIPTION_MAX_LENGTH, isLow = false } = props
  const { isFocused = false, onChange, onBlur } = props
  const { t } = useTranslation('common')
  const { number } = useFormats()
  const id = useId()
  const isHydrated = useHydrated()
  const length = textLength(htmlOfText(value))
  // Of the height of the editor: nothing moves when it is there.
  const waiting = (
    <div className={classes.waiting}>
      <RichText html={htmlOfText(value)} />
    </div>
  )
  return (
    <div className={form.field} data-low={isLow || undefined} onBlur={onBlur}>
      <span id={id} className={form.label}>
        {label}
      </span>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <RichTextEditor
            labelledBy={id}
            describedBy={`${id}-counter ${id}-problem`}
            name={name}
            isInvalid={problem !== undefined}
            isFocused={isFocused}
            value={value}
            onChange={onChange}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <p id={`${id}-counter`} className={classes.counter} data-over={length > max || undefined}>
        {t('richText.counter', { length: number(length), max: number(max) })}
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
