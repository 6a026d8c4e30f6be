import type { MaterialDetail } from '@glazy/contract/materials'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { canArchive, canPublish, canUnpublish } from '@glazy/contract/rules/lifecycle'
import { useNavigate } from '@tanstack/react-router'
import { Archive, Ellipsis, Eye, EyeOff, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { notify } from '#lib/notify.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDeleteMaterial, useStandingCall } from '#queries/authoring.ts'
import { ownedItem } from './owned-item.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** Things that cannot be taken back are asked about first. */
type Question = 'archive' | 'delete'

/** What an owner does with the standing of an item. */
export function OwnerMenu({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { user } = useSession()
  const [question, ask] = useState<Question>()
  const { setStanding, remove } = useOwnerCalls(material)
  const item = ownedItem(material)

  async function answerYes() {
    ask(undefined)
    await (question === 'delete' ? remove() : setStanding('lock'))
  }

  return (
    <>
      <PopoverMenu
        label={t('manage')}
        look="plain"
        button={
          <>
            <Ellipsis size={16} aria-hidden />
            {t('manage')}
          </>
        }
      >
        <ul className={menu.list}>
          {canPublish(user, item) && (
            <li>
              <button
                type="button"
                className={menu.item}
                onClick={() => void setStanding('publish')}
              >
                <Eye size={18} aria-hidden />
                {t('publish')}
              </button>
            </li>
          )}
          {canUnpublish(user, item) && (
            <li>
              <button
                type="button"
                className={menu.item}
                onClick={() => void setStanding('unpublish')}
              >
                <EyeOff size={18} aria-hidden />
                {t('unpublish')}
              </button>
            </li>
          )}
          {canArchive(user, item) && (
            <li>
              <button type="button" className={menu.item} onClick={() => ask('archive')}>
                <Archive size={18} aria-hidden />
                {t('archive')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={menu.item} onClick={() => ask('delete')}>
              <Trash2 size={18} aria-hidden />
              {t('delete')}
            </button>
          </li>
        </ul>
      </PopoverMenu>
      {question && (
        <Suspense>
          <ConfirmDialog
            title={t(`confirm.${question}Title`, { name: material.name })}
            text={t(`confirm.${question}Text`)}
            confirm={t(`confirm.${question}`)}
            onConfirm={() => void answerYes()}
            onCancel={() => ask(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const DONE = {
  publish: 'nowPublic',
  unpublish: 'nowPrivate',
  lock: 'lockSuccess',
} as const

const FAILED = {
  publish: 'publishFailed',
  unpublish: 'unpublishFailed',
  lock: 'lockFailed',
} as const

function useOwnerCalls({ id, kind, name }: MaterialDetail) {
  const { t } = useTranslation('itemActions')
  const { t: tErrors } = useTranslation('errors')
  const navigate = useNavigate()
  const standing = useStandingCall(id)
  const deletion = useDeleteMaterial(id)

  async function setStanding(call: keyof typeof DONE) {
    try {
      await standing.mutateAsync(call)
      notify('success', t(DONE[call]))
    } catch (error) {
      notify('error', t(FAILED[call], { reason: errorText(tErrors, error) }))
    }
  }

  async function remove() {
    try {
      await deletion.mutateAsync()
      notify('success', t('deleted', { name }))
      await navigate({ to: SECTION_OF_KIND[kind] })
      deletion.forget()
    } catch (error) {
      notify('error', t('deleteFailed', { reason: errorText(tErrors, error) }))
    }
  }

  return { setStanding, remove }
}
