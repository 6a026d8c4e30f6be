import { EXPORT_FORMATS, type ExportFormat, type MaterialDetail } from '@glazy/contract/materials'
import { useHydrated } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { isPlainClick } from '#lib/item-links.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[] // literal keys

/** Formats for other programs, for people with an account; the API gives files to everybody. */
export function ExportMenu({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  // A closed menu is no part of the page that the server sends.
  const isHydrated = useHydrated()

  async function save(format: ExportFormat) {
    try {
      const { saveExport } = await import('./save-export.ts')
      await saveExport(material, format)
      notify('success', t('export.done', { name: material.name }))
    } catch (error) {
      notify('error', t('export.failed', { reason: errorText(tErrors, error) }))
    }
  }

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
                <a
                  href={`/v2/recipes/${material.id}/export/${format}`}
                  className={menu.item}
                  download
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    void save(format)
                  }}
                >
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
