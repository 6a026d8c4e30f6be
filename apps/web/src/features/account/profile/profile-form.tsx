import type { CurrentUser } from '@glazy/contract/accounts'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { CheckField } from '#components/check-field.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import classes from '#components/form.module.css'
import { RichTextArea } from '#components/rich-text-editor/rich-text-area.tsx'
import { SubmitButton } from '#components/submit-button.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useForm } from '#lib/forms/use-form.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSaveProfile } from '#queries/settings.ts'
import { AboutFields } from './about-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import { parseProfile, profileBody, profileValues } from './profile-values.ts'

/** What others see of a person, and what they may be mailed about. */
export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const save = useSaveProfile()
  const form = useForm({
    initial: profileValues(user),
    rules: async () => parseProfile,
    send: async (_, { values, changed }) => {
      const { data } = await save.mutateAsync(profileBody(values, changed, user))
      notify('success', t('profile.saved'))
      return profileValues(data)
    },
    explain() {
      notify('error', t('profile.failed'))
      return undefined
    },
  })
  const { isBusy, failure } = form
  const isDirty = form.changed.length > 0

  return (
    <Card title={t('profile.title')} hint={t('profile.hint')}>
      <form className={classes.form} {...form.formProps}>
        <UnsavedGuard isUnsaved={isDirty} />
        <AboutFields form={form} />
        <RichTextArea {...form.rich('description')} label={t('profile.description')} />
        <LinkFields form={form} />
        <CheckField
          {...form.box('can_email_notifications')}
          label={t('profile.emailNotifications')}
        />
        {form.values.can_email_notifications && (
          <CheckField {...form.box('wants_daily_mail')} label={t('profile.dailyMail')} />
        )}
        <CheckField {...form.box('can_email_marketing')} label={t('profile.emailMarketing')} />
        {failure !== undefined && <ErrorNotice title={t('profile.failed')} error={failure} />}
        <div className={card.actions}>
          <SubmitButton isBusy={isBusy}>{t('profile.save')}</SubmitButton>
          {isDirty && <p className={classes.hint}>{t('profile.unsaved')}</p>}
        </div>
      </form>
    </Card>
  )
}
