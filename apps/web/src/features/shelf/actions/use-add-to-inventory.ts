import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { saveShelfRows, useAddToShelf, useForgetShelf } from '#queries/inventory-changes.ts'

interface NamedItem {
  readonly id: number
  readonly name: string
}

/** Puts items on the shelf of whoever is logged in, and says so; others are asked to log in. */
export function useAddToInventory() {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const addition = useAddToShelf()
  const forget = useForgetShelf()

  async function attempt(run: () => Promise<void>) {
    if (!user) return askToLogIn(t('inventory.loginRequired'))
    try {
      await run()
      await forget()
    } catch (error) {
      notify('error', t('inventory.failed', { reason: errorText(tErrors, error) }))
    }
  }

  return {
    add: ({ id, name }: NamedItem) =>
      attempt(async () => {
        const answer = await addition.mutateAsync({ id, name })
        if (!answer) return
        if (answer.meta.isNew) notify('success', t('inventory.added', { name }))
        else notify('info', t('inventory.already', { name }))
      }),
    addMany: (ids: readonly number[]) =>
      attempt(async () => {
        const rows = ids.map((materialId) => ({ materialId }))
        const { added } = await saveShelfRows(rows, new AbortController().signal)
        notify('success', t('inventory.addedMany', { count: added }))
      }),
    isBusy: addition.isPending,
  }
}
