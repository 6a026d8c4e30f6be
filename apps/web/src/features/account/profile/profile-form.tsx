import type { CurrentUser } from '@glazy/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { CheckField } from '#components/check-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import form from '#components/form.module.css'
import { SubmitButton } from '#components/submit-button.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { applyFieldProblems } from '#lib/forms/apply-field-problems.ts'
import { notify } from '#lib/notify.ts'
import { problemText } from '#lib/texts/problem-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveProfile } from '#queries/settings.ts'
import { AboutFields } from './about-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import { LinkFields } from './link-fields.tsx'
import {
  PROFILE_FIELDS,
  profileBody,
  profileValues,
  type ProfileValues,
  resolveProfile,
} from './profile-values.ts'

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
  const { register, control, formState } = profile
  const { errors, isDirty, dirtyFields, isSubmitting } = formState
  const [failure, setFailure] = useState<unknown>()
  const problem = (name: keyof ProfileValues) => problemText(tAccount, errors[name]?.message)

  async function submit(values: ProfileValues) {
    setFailure(undefined)
    try {
      const { data } = await save.mutateAsync(profileBody(values, dirtyFields, user))
      profile.reset(profileValues(data))
      notify('success', t('profile.saved'))
    } catch (error) {
      if (!applyFieldProblems(error, profile, PROFILE_FIELDS)) setFailure(error)
      notify('error', t('profile.failed'))
    }
  }

  return (
    <Card title={t('profile.title')} hint={t('profile.hint')}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => void profile.handleSubmit(submit)(event)}
      >
        <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
        <AboutFields profile={profile} problem={problem} />
        <DescriptionField
          control={control}
          problem={problem('description')}
          {...register('description')}
        />
        <LinkFields profile={profile} problem={problem} />
        <CheckField
          label={t('profile.emailNotifications')}
          {...register('can_email_notifications')}
        />
        <CheckField label={t('profile.emailMarketing')} {...register('can_email_marketing')} />
        {failure !== undefined && <ErrorNotice title={t('profile.failed')} error={failure} />}
        <div className={card.actions}>
          <SubmitButton isBusy={isSubmitting}>{t('profile.save')}</SubmitButton>
          {isDirty && <p className={form.hint}>{t('profile.unsaved')}</p>}
        </div>
      </form>
    </Card>
  )
}
