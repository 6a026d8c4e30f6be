import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import classes from './select-field.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
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
}

/** A choice among known values: the device's own control, at home on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, options, groups = [], isLabelHidden = false } = props
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? classes.hidden : classes.label}>
        {label}
      </label>
      <div className={classes.control}>
        <select
          id={id}
          className={classes.select}
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
    </div>
  )
}

function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}
