import type { CurrentUser } from '@glazy/contract/accounts'
import {
  PROFILE_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '@glazy/contract/limits'
import { formatUsername, PROFILE_HOSTS } from '@glazy/contract/rules/account'
import { PAYPAL_HOSTS } from '@glazy/contract/rules/links'
import { useForm } from 'react-hook-form'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { CheckField } from '#components/check-field.tsx'
import form from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { TextField } from '#components/text-field.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { applyFieldProblems } from '#lib/forms/apply-field-problems.ts'
import { notify } from '#lib/notify.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveProfile } from '#queries/settings.ts'
import { DescriptionField } from './description-field.tsx'
import classes from './profile-form.module.css'
import {
  PROFILE_FIELDS,
  PROFILE_SITES,
  profileBody,
  profileValues,
  type ProfileValues,
  resolveProfile,
} from './profile-values.ts'

/** Reserved for examples; nobody's. */
const EXAMPLE_SITE = 'example.org'

/** What others see of a person, and what they may be mailed about. */
export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tAccount } = useTranslation('account')
  const save = useSaveProfile()
  const profile = useForm<ProfileValues>({
    defaultValues: profileValues(user),
    resolver: resolveProfile,
    mode: 'onTouched',
  })
  const { register, control, formState, setValue } = profile
  const { errors, isDirty, dirtyFields, isSubmitting } = formState
  const problem = (name: keyof ProfileValues) => problemText(tAccount, errors[name]?.message)

  async function submit(values: ProfileValues) {
    try {
      const { data } = await save.mutateAsync(profileBody(values, dirtyFields, user))
      profile.reset(profileValues(data))
      notify('success', t('profile.saved'))
    } catch (error) {
      applyFieldProblems(error, profile, PROFILE_FIELDS)
      notify('error', t('profile.failed'))
    }
  }

  const username = register('username')
  return (
    <Card title={t('profile.title')} hint={t('profile.hint')}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => void profile.handleSubmit(submit)(event)}
      >
        <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
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
        <DescriptionField
          control={control}
          problem={problem('description')}
          {...register('description')}
        />
        <div className={classes.pair}>
          <TextField
            label={t('profile.url')}
            inputMode="url"
            autoComplete="url"
            placeholder={EXAMPLE_SITE}
            maxLength={PROFILE_TEXT_MAX_LENGTH}
            problem={problem('url')}
            {...register('url')}
          />
          {PROFILE_SITES.map((site) => (
            <TextField
              key={site}
              label={t(`profile.${site}`)}
              inputMode="url"
              placeholder={PROFILE_HOSTS[site]}
              maxLength={PROFILE_TEXT_MAX_LENGTH}
              problem={problem(site)}
              {...register(site)}
            />
          ))}
          <TextField
            label={t('profile.paypal')}
            inputMode="url"
            placeholder={PAYPAL_HOSTS[0]}
            maxLength={PROFILE_TEXT_MAX_LENGTH}
            problem={problem('paypal')}
            {...register('paypal')}
          />
        </div>
        <CheckField
          label={t('profile.emailNotifications')}
          {...register('can_email_notifications')}
        />
        <CheckField label={t('profile.emailMarketing')} {...register('can_email_marketing')} />
        <div className={card.actions}>
          <SubmitButton isBusy={isSubmitting}>{t('profile.save')}</SubmitButton>
          {isDirty && <p className={form.hint}>{t('profile.unsaved')}</p>}
        </div>
      </form>
    </Card>
  )
}
