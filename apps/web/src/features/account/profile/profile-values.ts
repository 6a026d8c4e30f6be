import type { CurrentUser } from '@glazy/contract/accounts'
import { profileForm } from '@glazy/contract/rules/account'
import type * as z from 'zod'

/** Links to sites that profiles are often on, in the order in which they are shown. */
export const PROFILE_SITES = ['pinterest', 'facebook', 'instagram', 'artaxis'] as const

type ProfileText =
  | 'name'
  | 'username'
  | 'title'
  | 'location'
  | 'description'
  | 'url'
  | 'paypal'
  | (typeof PROFILE_SITES)[number]

type ProfileConsent = 'can_email_notifications' | 'wants_daily_mail' | 'can_email_marketing'

/** What is in the fields of the form. */
export type ProfileValues = Readonly<Record<ProfileText, string> & Record<ProfileConsent, boolean>>

/** The form as it is when it opens. The website is shown without its protocol. */
export function profileValues(user: CurrentUser): ProfileValues {
  const { title, location, pinterest, facebook, instagram, artaxis, paypal } = user
  return {
    name: user.name,
    username: user.username ?? '',
    title: title ?? '',
    location: location ?? '',
    description: user.description ?? '',
    url: withoutProtocol(user.url),
    pinterest: pinterest ?? '',
    facebook: facebook ?? '',
    instagram: instagram ?? '',
    artaxis: artaxis ?? '',
    paypal: paypal ?? '',
    can_email_notifications: user.canEmailNotifications,
    wants_daily_mail: user.wantsDailyMail,
    can_email_marketing: user.canEmailMarketing,
  }
}

type ProfileBody = z.input<typeof profileForm>

/**
 * What is sent: a website that was not touched stays as it is, as it may have another protocol than
 * the usual one.
 */
export function profileBody(
  values: ProfileValues,
  touched: readonly (keyof ProfileValues)[],
  user: Pick<CurrentUser, 'url'>,
): ProfileBody {
  return {
    ...values,
    url: touched.includes('url') ? values.url : user.url,
  }
}

/** Checks the form by the rules of the API. */
export function parseProfile(values: ProfileValues) {
  return profileForm.safeParse(values)
}

export function withoutProtocol(link: string | null): string {
  return (link ?? '').replace(/^https?:\/\//, '').replace(/^([^/?#]+)\/$/, '$1')
}
