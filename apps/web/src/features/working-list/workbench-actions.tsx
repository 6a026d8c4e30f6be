import type { Umf } from '@glazy/contract/materials'
import { useNavigate } from '@tanstack/react-router'
import { Anvil, Target as TargetIcon } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LibraryItem } from './working-item.ts'

/** What is done when something is laid out weighs more than the button for it. */
const loadPlacing = () => import('./place-on-workbench.ts')

export interface PlaceButtonProps {
  /** Asked for when the button is pressed. */
  readonly items: readonly LibraryItem[]
}

/** Lays items out on the workbench and goes there. */
export function PlaceButton({ items }: PlaceButtonProps) {
  const { t } = useTranslation('workbench')
  const { user } = useSession()
  const navigate = useNavigate()

  async function place() {
    const { placeOnWorkbench } = await loadPlacing()
    placeOnWorkbench(user?.id ?? null, items)
    await navigate({ to: '/workbench' })
  }

  return (
    <Button onClick={() => void place()}>
      <Anvil size={16} aria-hidden />
      {t('place')}
    </Button>
  )
}

export interface TargetButtonProps {
  readonly item: LibraryItem & { readonly umf?: Umf | null }
}

/** Begins a recipe that is to come to the formula of an item; a feature of supporters. */
export function TargetButton({ item }: TargetButtonProps) {
  const { t } = useTranslation('workbench')
  const { user } = useSession()
  const isSupporter = useSupporter()
  const askToLogIn = useLoginNotice()
  const navigate = useNavigate()
  const { umf, name } = item
  if (!umf) return null

  async function begin(moles: Umf['moles']) {
    if (!isSupporter) {
      await navigate({ href: SUPPORTER_HELP_HREF })
      return
    }
    if (!user) return askToLogIn(t('loginToTarget'))
    const { placeTarget } = await loadPlacing()
    placeTarget(user.id, item, t('targetName', { name }), { name, moles })
    await navigate({ to: '/workbench' })
  }

  return (
    <Button onClick={() => void begin(umf.moles)}>
      <TargetIcon size={16} aria-hidden />
      {t('target')}
    </Button>
  )
}
