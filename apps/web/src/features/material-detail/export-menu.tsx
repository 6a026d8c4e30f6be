import { EXPORT_FORMATS, type ExportFormat } from '@glazy/contract/materials'
import { useHydrated } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[] // literal keys

/** Formats for other programs, for people with an account; the API gives files to everybody. */
export function ExportMenu({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  // A closed menu is no part of the page that the server sends.
  const isHydrated = useHydrated()

  return (
    <PopoverMenu
      label={t('actions.export')}
      look="plain"
      button={
        <>
          <Download size={16} aria-hidden />
          {t('actions.export')}
        </>
      }
    >
      {isHydrated && (
        <ul className={menu.list}>
          {FORMATS.map((format) => (
            <li key={format}>
              {user ? (
                <a href={`/v2/recipes/${id}/export/${format}`} className={menu.item} download>
                  {format}
                </a>
              ) : (
                <button
                  type="button"
                  className={menu.item}
                  onClick={() => askToLogIn(t('export.loginRequired'))}
                >
                  {format}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </PopoverMenu>
  )
}
