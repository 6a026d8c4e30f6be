import { TextField, type TextFieldProps } from './text-field.tsx'

/** The e-mail address of an account, which password managers know as its user name. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'autoComplete'>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
