import { type ClipboardEvent, useId } from 'react'
import { Button } from '#components/button.tsx'
import classes from '#features/imports/recipe-import.module.css'

interface PasteFormProps {
  readonly label: string
  readonly placeholder: string
  /** Said below the field. */
  readonly hint?: string
  readonly submit: string
  readonly isBusy?: boolean
  readonly text: string
  readonly onType: (text: string) => void
  readonly onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  readonly onSubmit: () => void
}

/** Where what is imported is pasted or typed. */
export function PasteForm(props: PasteFormProps) {
  const { label, placeholder, hint, submit, isBusy = false, text, onType } = props
  const { onPaste, onSubmit } = props
  const id = useId()
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={classes.textarea}
        rows={9}
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={text}
        onPaste={onPaste}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <Button type="submit" disabled={isBusy}>
        {submit}
      </Button>
    </form>
  )
}
