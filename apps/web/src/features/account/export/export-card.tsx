import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { downloadFile } from '#lib/download-file.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ExportFormat, exportText } from '#queries/settings.ts'

const FORMATS = ['json', 'yaml'] as const satisfies readonly ExportFormat[]
const MEDIA_TYPES = { json: 'application/json', yaml: 'application/yaml' } as const

/** Everything a person has made, as a file to keep. */
export function ExportCard() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('export.title')} hint={t('export.hint')}>
      <ExportButtons />
    </Card>
  )
}

/** Saves everything as a file, in one form or the other. */
export function ExportButtons() {
  const { t } = useTranslation('settings')
  const [busy, setBusy] = useState<ExportFormat>()

  async function download(format: ExportFormat) {
    setBusy(format)
    try {
      const text = await exportText(format)
      if (format === 'json' && !isJson(text)) {
        notify('error', t('export.invalid'))
        return
      }
      const content = new Blob([text], { type: MEDIA_TYPES[format] })
      downloadFile(content, `${t('export.file')}.${format}`)
    } catch (error) {
      const isLoggedOut = isApiError(error) && error.status === 401
      notify('error', t(isLoggedOut ? 'export.loggedOut' : 'export.failed'))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className={card.actions}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          onClick={() => void download(format)}
          disabled={busy !== undefined}
          aria-busy={busy === format}
        >
          <Download size={16} aria-hidden />
          {t(`export.${format}`)}
        </Button>
      ))}
    </div>
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
