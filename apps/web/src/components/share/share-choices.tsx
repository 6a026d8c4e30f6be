import { ExternalLink, Link2, type LucideIcon, Mail, Share2 } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import menu from '../menu-list.module.css'
import { copyText } from '#lib/copy-text.ts'
import { notify } from '#lib/notify.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { mailtoLink, sharedText, shareLinks } from './share-links.ts'
import type { ShareMenuProps } from './share-menu.tsx'

/** Ways to pass on the link of a page. What is private stays where it is, and the menu says so. */
export default function ShareChoices({ title, href, isPrivate }: ShareMenuProps) {
  const { t } = useTranslation('common')
  const site = useSite()
  const url = site.url + href
  const name = sharedText(title)
  const noteId = useId()
  const off = isPrivate ? { 'aria-disabled': true, 'aria-describedby': noteId } : {}

  async function copyLink() {
    const isCopied = await copyText(url)
    if (isCopied) notify('success', t('share.copied'))
    else notify('error', t('share.copyFailed', { url }))
  }

  /** By the device's own sheet; a link that could not be shared is copied instead. */
  async function shareNatively() {
    try {
      await navigator.share({ title: name, text: name, url })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) await copyLink()
    }
  }

  const links = [
    {
      key: 'email',
      icon: Mail,
      label: t('share.email'),
      href: mailtoLink(name, t('share.emailBody', { name, url })),
    },
    ...shareLinks(name, url).map(({ network, href }) => ({
      key: network,
      icon: ExternalLink,
      label: t('share.on', { network }),
      href,
      isElsewhere: true,
    })),
  ]
  return (
    <>
      {isPrivate && (
        <p id={noteId} className={menu.reason}>
          {t('share.private')}
        </p>
      )}
      <ul className={menu.list}>
        <li>
          <button
            type="button"
            className={menu.item}
            {...off}
            onClick={() => !isPrivate && void shareNatively()}
          >
            <Share2 size={16} aria-hidden />
            {t('share.native')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={menu.item}
            {...off}
            onClick={() => !isPrivate && void copyLink()}
          >
            <Link2 size={16} aria-hidden />
            {t('share.copyLink')}
          </button>
        </li>
        {links.map((link) => (
          <li key={link.key}>
            <LinkWay {...link} {...(isPrivate && { off })} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface LinkWayProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly href: string
  /** Leads to another site. */
  readonly isElsewhere?: boolean
  /** What says of it that it cannot be taken, and why; see {@link ShareChoices}. */
  readonly off?: Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-describedby'>
}

function LinkWay({ icon: Icon, label, href, isElsewhere, off }: LinkWayProps) {
  const content = (
    <>
      <Icon size={16} aria-hidden />
      {label}
    </>
  )
  if (off) {
    return (
      <button type="button" className={menu.item} {...off}>
        {content}
      </button>
    )
  }
  const elsewhere = { target: '_blank', rel: 'noopener nofollow' }
  return (
    <a className={menu.item} href={href} {...(isElsewhere && elsewhere)}>
      {content}
    </a>
  )
}
