import { EXPORT_FORMATS, type ExportFormat } from '@glazy/contract/materials'
import { useHydrated } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useLoginPath } from './use-login-path.ts'

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[] // literal keys
const API_DOCS_PATH = '/docs/api'

/** Formats for other programs. The button asks for an account; the API gives files to everybody. */
export function ExportMenu() {
  const { t } = useTranslation('detail')
  const loginPath = useLoginPath()
  // A closed menu is no part of the page that the server sends.
  const isHydrated = useHydrated()

  function askToLogIn() {
    if (loginPath) {
      const run = () => location.assign(loginPath)
      notify('info', t('export.loginRequired'), { label: t('export.login'), run })
    } else {
      const run = () => location.assign(API_DOCS_PATH)
      notify('info', t('export.explained'), { label: t('export.openApi'), run })
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
              <button type="button" className={menu.item} onClick={askToLogIn}>
                {format}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PopoverMenu>
  )
}
