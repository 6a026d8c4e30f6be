import { PROFILE_TEXT_MAX_LENGTH } from '@glazy/contract/limits'
import { PROFILE_HOSTS } from '@glazy/contract/rules/account'
import { PAYPAL_HOSTS } from '@glazy/contract/rules/links'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ProfileFieldsProps } from './about-fields.tsx'
import classes from './profile-form.module.css'
import { PROFILE_SITES } from './profile-values.ts'

/** Where else one is to be found, with an example of what each field takes. */
const LINKS = [
  { name: 'url', example: 'example.org' },
  ...PROFILE_SITES.map((name) => ({ name, example: PROFILE_HOSTS[name] })),
  { name: 'paypal', example: PAYPAL_HOSTS[0] },
] as const

export function LinkFields({ form }: ProfileFieldsProps) {
  const { t } = useTranslation('settings')
  return (
    <div className={classes.pair}>
      {LINKS.map(({ name, example }) => (
        <TextField
          key={name}
          label={t(`profile.${name}`)}
          inputMode="url"
          placeholder={example}
          maxLength={PROFILE_TEXT_MAX_LENGTH}
          {...form.text(name)}
        />
      ))}
    </div>
  )
}
