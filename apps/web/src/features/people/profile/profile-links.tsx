import type { UserProfile } from '@glazy/contract/users'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './profile.module.css'

/** Sites that go by their own names in every language. */
const NAMED = {
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  facebook: 'Facebook',
  artaxis: 'Artaxis',
  paypal: 'PayPal',
} as const

/** Where else somebody is found. Their own site is shown without its protocol. */
export function ProfileLinks({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('people')
  const named = Object.entries(NAMED).flatMap(([key, label]) => {
    const href = profile[key as keyof typeof NAMED] // the keys of the list above
    return href === null ? [] : [{ href, label }]
  })
  const own = profile.url === null ? [] : [{ href: profile.url, label: shortAddress(profile.url) }]
  const links = [...own, ...named]
  if (links.length === 0) return null
  return (
    <ul className={classes.links} aria-label={t('links')}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} rel="me nofollow noopener ugc" target="_blank">
            {label}
            <ExternalLink size={13} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}

function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}
