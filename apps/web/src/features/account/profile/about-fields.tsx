import {
  NAME_MAX_LENGTH,
  PROFILE_TEXT_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '@glazy/contract/limits'
import { formatUsername } from '@glazy/contract/rules/account'
import { TextField } from '#components/text-field.tsx'
import type { Form } from '#lib/forms/use-form.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile-form.module.css'
import type { ProfileValues } from './profile-values.ts'

export interface ProfileFieldsProps {
  readonly form: Form<ProfileValues>
}

/** Who one is: the user name takes its usual form while it is typed. */
export function AboutFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('settings')
  const username = form.text('username')
  return (
    <div className={classes.pair}>
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        {...form.text('name')}
      />
      <TextField
        label={t('profile.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH}
        {...username}
        onChange={({ target: { value } }) => {
          // A blank at the end becomes an underscore only when something follows it.
          form.set('username', /\s$/.test(value) ? value : formatUsername(value))
        }}
        onBlur={() => {
          form.set('username', formatUsername(username.value))
          username.onBlur()
        }}
      />
      <TextField
        label={t('profile.quote')}
        maxLength={PROFILE_TEXT_MAX_LENGTH}
        {...form.text('title')}
      />
      <TextField
        label={t('profile.location')}
        maxLength={PROFILE_TEXT_MAX_LENGTH}
        {...form.text('location')}
      />
    </div>
  )
}
