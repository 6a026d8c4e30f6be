import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import form from './form.module.css'
import page from './page.module.css'
import classes from './select-field.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** It is there to be read, and can't be chosen. */
  readonly isDisabled?: boolean
}

export interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Groups of further options, each with its own heading. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption[] }[]
  /** Hides the label from view; it is still spoken. */
  readonly isLabelHidden?: boolean
  /** As high as the fields of a form, with room for what is wrong below. */
  readonly isFormField?: boolean
  /** What is wrong with the choice, translated. */
  readonly problem?: string | undefined
  /** Name of the field for whoever looks for it on the page. */
  readonly name?: string
}

/** A choice among known values: the device's own control, at home on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, options, groups = [], isLabelHidden = false } = props
  const { isFormField = false, problem, name } = props
  const id = useId()
  return (
    <div className={classes.field} data-form={isFormField || undefined}>
      <label htmlFor={id} className={isLabelHidden ? page.visuallyHidden : classes.label}>
        {label}
      </label>
      <div className={classes.control}>
        <select
          id={id}
          data-field={name}
          className={classes.select}
          {...(isFormField && {
            'aria-invalid': problem !== undefined,
            'aria-describedby': `${id}-problem`,
          })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden className={classes.arrow} />
      </div>
      {isFormField && (
        <p id={`${id}-problem`} className={form.problem} aria-live="polite">
          {problem}
        </p>
      )}
    </div>
  )
}

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  ))
}
