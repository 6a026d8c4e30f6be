import { useId } from 'react'
import form from './form.module.css'
import classes from './lookup-field.module.css'
import { LookupInput, type LookupInputProps } from './lookup-input.tsx'

export interface LookupFieldProps extends LookupInputProps {
  readonly label: string
  /** Whether it stands among the fields of a form, whose labels are bold. */
  readonly isFormField?: boolean
}

/** A field that finds one item after the other by name, with its label above. */
export function LookupField({ label, isFormField = false, ...input }: LookupFieldProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isFormField ? form.label : classes.label}>
        {label}
      </label>
      <LookupInput {...input} id={id} />
    </div>
  )
}
