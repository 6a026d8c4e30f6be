import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Tells password managers whether to fill in a known password or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button
          look="quiet"
          isIcon
          aria-label={t('password.show')}
          aria-pressed={isShown}
          title={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </Button>
      }
    />
  )
}
