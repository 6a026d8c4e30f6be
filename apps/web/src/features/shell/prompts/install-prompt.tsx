import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { browserStore, useBrowserStore } from '#lib/browser-store.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSite } from '#lib/site-context.ts'
import { PromptCard } from './prompt-card.tsx'

/** Chromium's event that an app may be installed; other browsers never send it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>
}

const dismissal = browserStore({
  key: 'glazy-install-dismissed',
  // Nothing is asked before the browser has said that it was not dismissed earlier.
  empty: false,
  parse: (stored) => stored === true,
})

/**
 * Offers to install the site as an app, when the browser does, until it was dismissed once. Who
 * has just arrived is not asked: the question comes with the second page. Over plain HTTP nothing can
 * be installed, and no browser says why: whoever is logged in is told once.
 */
export function InstallPrompt() {
  const router = useRouter()
  const [hasMoved, setMoved] = useState(false)
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  const { name } = useSite()
  const { user } = useSession()
  const isDismissed = useBrowserStore(dismissal)
  const [offer, setOffer] = useState<InstallEvent>()

  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent) // the only event of this name
    }
    const forget = () => setOffer(undefined)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', forget)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', forget)
    }
  }, [])

  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setMoved(true)
      }),
    [router],
  )

  async function install() {
    await offer?.prompt()
    setOffer(undefined)
  }

  if (!hasMoved || isDismissed) return null
  if (!isSecureContext) {
    // Who works with the site is who would install it.
    return user ? (
      <PromptCard
        title={t('install.insecureTitle', { name })}
        text={t('install.insecureText')}
        actions={
          <Button look="filled" onClick={() => dismissal.set(true)}>
            {tCommon('action.close')}
          </Button>
        }
      />
    ) : null
  }
  if (!offer) return null
  return (
    <PromptCard
      title={t('install.title', { name })}
      text={t('install.text')}
      actions={
        <>
          <Button look="quiet" onClick={() => dismissal.set(true)}>
            {t('install.dismiss')}
          </Button>
          <Button look="filled" onClick={() => void install()}>
            {t('install.accept')}
          </Button>
        </>
      }
    />
  )
}
