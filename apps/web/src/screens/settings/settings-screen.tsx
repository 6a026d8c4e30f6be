import type { CurrentUser } from '@glazy/contract/accounts'
import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { AvatarCard } from '#features/account/avatar/avatar-card.tsx'
import { ChangeEmailForm } from '#features/account/email/change-email-form.tsx'
import { ChangePasswordForm } from '#features/account/password/change-password-form.tsx'
import { ExportCard } from '#features/account/export/export-card.tsx'
import { DeletionCard } from '#features/account/deletion/deletion-card.tsx'
import { DeviceCard } from '#features/preferences/device/device-card.tsx'
import { DisplayCard } from '#features/preferences/display/display-card.tsx'
import { ProfileForm } from '#features/account/profile/profile-form.tsx'
import { SessionCard } from '#features/account/sessions/session-card.tsx'
import { SupporterBadges } from '#features/account/badges/supporter-badges.tsx'
import { UmfCard } from '#features/preferences/formula/umf-card.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './settings-screen.module.css'
import { UmfExample } from '#features/preferences/formula/umf-example.tsx'

/** Everything a person sets about themselves and about how the site looks to them. */
export function SettingsScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tCommon } = useTranslation('common')
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'settings', content: t('title') },
        ]}
      />
      <h1>{t('title')}</h1>
      <SupporterBadges user={user} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProfileForm key={user.id} user={user} />
          <UmfCard example={(preference) => <UmfExample preference={preference} />} />
        </div>
        <div className={classes.column}>
          <AvatarCard user={user} />
          <DisplayCard />
          <DeviceCard />
          <ChangePasswordForm key={`password-${user.email}`} user={user} />
          <ChangeEmailForm key={`email-${user.id}`} user={user} />
          <SessionCard userId={user.id} />
          <ExportCard />
          <DeletionCard user={user} />
        </div>
      </div>
    </div>
  )
}
