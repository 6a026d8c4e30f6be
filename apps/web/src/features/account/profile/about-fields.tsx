import {
  NAME_MAX_LENGTH,
  PROFILE_TEXT_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '@glazy/contract/limits'
import { formatUsername } from '@glazy/contract/rules/account'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile-form.module.css'
import type { ProfileValues } from './profile-values.ts'

export interface ProfileFieldsProps {
  readonly profile: UseFormReturn<ProfileValues>
  /** What is wrong with a field, translated. */
  readonly problem: (name: keyof ProfileValues) => string | undefined
}

/** Who one is: the user name takes its usual form while it is typed. */
export function AboutFields({ profile: { register, setValue }, problem }: ProfileFieldsProps) {
  const { t } = useTranslation('settings')
  const username = register('username')
  return (
    <div className={classes.pair}>
      <TextField
        label={t('profile.name')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        problem={problem('name')}
        {...register('name')}
      />
      <TextField
        label={t('profile.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH}
        problem={problem('username')}
        {...username}
        onChange={(event) => {
          const { value } = event.target
          const formatted = formatUsername(value)
          // A blank at the end becomes an underscore only when something follows it.
          if (formatted !== value && !/\s$/.test(value)) event.target.value = formatted
          return username.onChange(event)
        }}
        onBlur={(event) => {
          setValue('username', formatUsername(event.target.value), { shouldDirty: true })
          return username.onBlur(event)
        }}
      />
      <TextField
        label={t('profile.quote')}
        maxLength={PROFILE_TEXT_MAX_LENGTH}
        problem={problem('title')}
        {...register('title')}
      />
      <TextField
        label={t('profile.location')}
        maxLength={PROFILE_TEXT_MAX_LENGTH}
        problem={problem('location')}
        {...register('location')}
      />
    </div>
  )
}
