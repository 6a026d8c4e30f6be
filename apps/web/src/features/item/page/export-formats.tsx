import type { ExportFormat, MaterialDetail } from '@glazy/contract/materials'
import { EXPORT_FORMATS } from '@glazy/contract/vocabulary'
import { Download } from 'lucide-react'
import { useId } from 'react'
import menu from '#components/menu-list.module.css'
import { isPlainClick } from '#lib/item-links.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { saveExport } from './save-export.ts'

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[] // literal keys

/** An item as a file for other programs, for people with an account; the API gives it to everybody. */
export function ExportFormats({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const id = useId()

  async function save(format: ExportFormat) {
    try {
      await saveExport(material, format)
      notify('success', t('export.done', { name: material.name }))
    } catch (error) {
      notify('error', t('export.failed', { reason: errorText(tErrors, error) }))
    }
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={menu.heading}>
        {t('actions.export')}
      </p>
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
                <Download size={18} aria-hidden />
                {format}
              </a>
            ) : (
              <button
                type="button"
                className={menu.item}
                onClick={() => askToLogIn(t('export.loginRequired'))}
              >
                <Download size={18} aria-hidden />
                {format}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
