import type { MaterialDetail } from '@glazy/contract/materials'
import { canEdit } from '@glazy/contract/rules/material'
import { Link } from '@tanstack/react-router'
import { Bell, BellOff, Copy, ListChecks, Pencil } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useFollow } from '#queries/authoring.ts'
import { DETAILS_PATHS } from './details-path.ts'
import { ownedItem } from './owned-item.ts'
import { OwnerMenu } from './owner-menu.tsx'
import { useCopyItem } from './use-copy-item.ts'

/** The form that fits what an item is made of. */
const EDIT_PATHS = {
  recipe: '/recipes/$id/edit',
  primitive: '/materials/$id/edit',
  analysis: '/analyses/$id/edit',
} as const satisfies Record<MaterialDetail['kind'], string>

/** What people with an account do with an item: edit, copy, follow, and manage their own. */
export function ItemActions({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const { id, kind } = material
  const isEditable = canEdit(user, ownedItem(material))
  return (
    <>
      {isEditable && (
        <>
          <Link to={EDIT_PATHS[kind]} params={{ id: String(id) }} className={buttonClass('plain')}>
            <Pencil size={16} aria-hidden />
            {t('edit')}
          </Link>
          <Link
            to={DETAILS_PATHS[kind]}
            params={{ id: String(id) }}
            className={buttonClass('plain')}
          >
            <ListChecks size={16} aria-hidden />
            {t('editDetails')}
          </Link>
        </>
      )}
      <CopyButton material={material} />
      <FollowButton material={material} />
      {isEditable && <OwnerMenu material={material} />}
    </>
  )
}

function CopyButton({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { copy, isBusy } = useCopyItem(material.id)
  return (
    <Button disabled={isBusy} onClick={() => void copy()}>
      <Copy size={16} aria-hidden />
      {t('copy')}
    </Button>
  )
}

function FollowButton({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const follow = useFollow(material.id)
  const { isSubscribed } = material

  async function toggle() {
    if (!user) return askToLogIn(t('loginRequiredToFollow'))
    try {
      await follow.mutateAsync(!isSubscribed)
      notify('success', t(isSubscribed ? 'unfollowed' : 'followed'))
    } catch {
      notify('error', t('followFailed'))
    }
  }

  return (
    <Button disabled={follow.isPending} aria-pressed={isSubscribed} onClick={() => void toggle()}>
      {isSubscribed ? <BellOff size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
      {t(isSubscribed ? 'unfollow' : 'follow')}
    </Button>
  )
}
