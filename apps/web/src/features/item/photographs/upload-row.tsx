import { RotateCw, X } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { problemsOf } from './photograph-values.ts'
import { FurtherFields, TitleField } from './photograph-fields.tsx'
import classes from './upload-dialog.module.css'
import type { Upload } from './upload-list.ts'
import type { Uploads } from './use-uploads.ts'

export interface UploadRowProps {
  readonly upload: Upload
  readonly uploads: Uploads
  readonly onRetry: () => void
}

/** A chosen photograph: what is said of it, how far it has come, and what went wrong. */
export function UploadRow({ upload, uploads, onRetry }: UploadRowProps) {
  const { t } = useTranslation('photographs')
  const { key, file, preview, values, state } = upload
  const { title, description } = uploads.isTried ? problemsOf(values) : {}
  const fields = {
    values,
    problems: {
      title: title && t(`problems.${title}`),
      description: description && t(`problems.${description}`),
    },
    onChange: (change: Partial<typeof values>) => uploads.change(key, change),
  }
  return (
    <li className={classes.upload} data-state={state.kind}>
      <div className={classes.preview}>
        {preview !== undefined && <img src={preview} alt="" width={72} height={72} />}
      </div>
      <fieldset className={classes.about} disabled={uploads.isBusy}>
        <legend className={classes.file}>{file.name}</legend>
        <TitleField {...fields} />
      </fieldset>
      <Button
        look="quiet"
        isIcon
        disabled={uploads.isBusy}
        aria-label={t('row.remove', { name: file.name })}
        onClick={() => uploads.drop(upload)}
      >
        <X size={18} aria-hidden />
      </Button>
      <fieldset className={classes.further} disabled={uploads.isBusy}>
        <details>
          <summary>{t('fields.further')}</summary>
          <FurtherFields {...fields} />
        </details>
      </fieldset>
      <Progress upload={upload} uploads={uploads} onRetry={onRetry} />
    </li>
  )
}

function Progress({ upload, uploads, onRetry }: UploadRowProps) {
  const { t } = useTranslation('photographs')
  const { number } = useFormats()
  const { key, file, state } = upload
  if (state.kind === 'waiting') return null
  if (state.kind === 'sending') {
    const percent = Math.round(state.share * 100)
    return (
      <div className={classes.progress}>
        <progress value={percent} max={100} aria-label={t('row.sending', { name: file.name })} />
        <span className={classes.percent}>
          {percent === 100 ? t('row.reading') : t('row.percent', { percent: number(percent) })}
        </span>
        <Button onClick={() => uploads.cancel(key)}>{t('row.cancel')}</Button>
      </div>
    )
  }
  return (
    <div className={classes.progress} role="alert">
      <span className={classes.problem}>
        {state.kind === 'failed' ? state.reason : t('row.cancelled')}
      </span>
      <Button disabled={uploads.isBusy} onClick={onRetry}>
        <RotateCw size={16} aria-hidden />
        {t('row.retry')}
      </Button>
    </div>
  )
}
