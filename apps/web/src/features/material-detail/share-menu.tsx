import { useHydrated } from '@tanstack/react-router'
import { ExternalLink, Link2, Mail, Share2 } from 'lucide-react'
import { Button } from '#components/button.tsx'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { materialHref, type LinkedMaterial } from '@glazy/contract/material-path'
import { notify } from '#lib/notify.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { mailtoLink, shareLinks } from './share-links.ts'

export interface ShareMenuProps {
  readonly item: LinkedMaterial
  readonly isPrivate: boolean
}

/** Ways to pass on the link of an item. What is private stays where it is. */
export function ShareMenu({ item, isPrivate }: ShareMenuProps) {
  const { t } = useTranslation('detail')
  const site = useSite()
  // A closed menu is no part of the page that the server sends.
  const isHydrated = useHydrated()
  const { name } = item
  const url = site.url + materialHref(item)
  if (isPrivate) {
    return (
      <Button disabled title={t('actions.sharePrivate')}>
        <Share2 size={16} aria-hidden />
        {t('actions.share')}
      </Button>
    )
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url)
      notify('success', t('share.copied'))
    } catch {
      notify('error', t('share.copyFailed', { url })) // the browser refused or cannot
    }
  }

  /** By the device's own sheet; a link that could not be shared is copied instead. */
  async function shareNatively() {
    try {
      await navigator.share({ title: name, url })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) await copyLink()
    }
  }

  return (
    <PopoverMenu
      label={t('actions.share')}
      look="plain"
      button={
        <>
          <Share2 size={16} aria-hidden />
          {t('actions.share')}
        </>
      }
    >
      {isHydrated && (
        <ul className={menu.list}>
          <li>
            <button type="button" className={menu.item} onClick={() => void shareNatively()}>
              <Share2 size={16} aria-hidden />
              {t('share.native')}
            </button>
          </li>
          <li>
            <button type="button" className={menu.item} onClick={() => void copyLink()}>
              <Link2 size={16} aria-hidden />
              {t('share.copyLink')}
            </button>
          </li>
          <li>
            <a className={menu.item} href={mailtoLink(name, t('share.emailBody', { name, url }))}>
              <Mail size={16} aria-hidden />
              {t('share.email')}
            </a>
          </li>
          {shareLinks(name, url).map(({ network, href }) => (
            <li key={network}>
              <a className={menu.item} href={href} target="_blank" rel="noopener nofollow">
                <ExternalLink size={16} aria-hidden />
                {t('share.on', { network })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PopoverMenu>
  )
}
