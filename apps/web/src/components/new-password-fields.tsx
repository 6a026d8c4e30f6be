import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

type Field = Omit<PasswordFieldProps, 'label' | 'hint' | 'autoComplete' | 'required'>

export interface NewPasswordFieldsProps {
  /** The form that the two fields are of. */
  readonly form: { readonly text: (name: 'password' | 'password_confirmation') => Field }
  readonly label: string
  readonly hint?: PasswordFieldProps['hint']
  readonly repeatedLabel: string
  readonly required?: boolean
}

/** A password that someone makes up, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { form, label, hint, repeatedLabel, required = false } = props
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={label}
        hint={hint}
        autoComplete="new-password"
        required={required}
      />
      <PasswordField
        {...form.text('password_confirmation')}
        label={repeatedLabel}
        autoComplete="new-password"
        required={required}
      />
    </>
  )
}
