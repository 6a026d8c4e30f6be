import type { MaterialDetail } from '@glazy/contract/materials'
import { Camera, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import UnsavedDialog from '#components/unsaved-dialog.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { PHOTOGRAPH_MEGABYTES, PHOTOGRAPH_TYPES } from './photograph-file.ts'
import classes from './upload-dialog.module.css'
import type { Upload } from './upload-list.ts'
import { UploadRow } from './upload-row.tsx'
import { type Uploads, useUploads } from './use-uploads.ts'

export interface UploadDialogProps {
  readonly material: MaterialDetail
  readonly onClose: () => void
}

/** Where photographs are chosen, described and sent. */
export default function UploadDialog({ material, onClose }: UploadDialogProps) {
  const { t } = useTranslation('photographs')
  const { t: tCommon } = useTranslation('common')
  const uploads = useUploads(material)
  const [isLeaving, setLeaving] = useState(false)
  const isUnsaved = uploads.uploads.length > 0

  /** Closes when nothing is left to be done. */
  async function send(chosen: readonly Upload[]) {
    const isWhole = chosen.length === uploads.uploads.length
    if ((await uploads.sendAll(chosen)) && isWhole) onClose()
  }

  return (
    <>
      <DialogFrame
        isOpen
        onClose={isUnsaved ? () => setLeaving(true) : onClose}
        title={t('add.title', { name: material.name })}
        footer={
          <>
            <Button onClick={isUnsaved ? () => setLeaving(true) : onClose}>
              {tCommon('action.cancel')}
            </Button>
            <Button
              look="filled"
              disabled={!isUnsaved || uploads.isBusy}
              aria-busy={uploads.isBusy}
              onClick={() => void send(uploads.uploads)}
            >
              {t('add.send', { count: Math.max(1, uploads.uploads.length) })}
            </Button>
          </>
        }
      >
        <UnsavedGuard isUnsaved={isUnsaved} />
        <div className={classes.dialog} data-typed={isUnsaved || undefined}>
          <Chooser uploads={uploads} />
          {isUnsaved && (
            <ul className={classes.uploads} aria-label={t('add.chosen')}>
              {uploads.uploads.map((upload) => (
                <UploadRow
                  key={upload.key}
                  upload={upload}
                  uploads={uploads}
                  onRetry={() => void send([upload])}
                />
              ))}
            </ul>
          )}
        </div>
      </DialogFrame>
      {isLeaving && <UnsavedDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  )
}

/** Takes files that are dropped, chosen, or photographed by the device at once. */
function Chooser({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useTranslation('photographs')
  const { choose, refused, isBusy } = uploads
  const drop = useDropzone({
    accept: PHOTOGRAPH_TYPES,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: (accepted, rejected) => void choose([...accepted, ...rejected.map(({ file }) => file)]),
  })
  return (
    <>
      <div {...drop.getRootProps({ className: classes.zone })} data-over={drop.isDragActive}>
        <input {...drop.getInputProps({ 'aria-label': t('add.choose') })} />
        <div className={classes.ways}>
          <Button disabled={isBusy} onClick={drop.open}>
            <ImagePlus size={18} aria-hidden />
            {t('add.choose')}
          </Button>
          <label className={`${buttonClass('plain')} ${classes.camera}`} aria-disabled={isBusy}>
            <Camera size={18} aria-hidden />
            {t('add.camera')}
            <input
              type="file"
              accept={Object.keys(PHOTOGRAPH_TYPES).join()}
              capture="environment"
              disabled={isBusy}
              className={classes.spoken}
              onChange={({ currentTarget }) => {
                void choose([...(currentTarget.files ?? [])])
                currentTarget.value = ''
              }}
            />
          </label>
        </div>
        <p className={classes.hint}>{t('add.hint', { megabytes: PHOTOGRAPH_MEGABYTES })}</p>
      </div>
      <ul className={classes.refused} role="alert">
        {refused.map(({ name, problem }, at) => (
          <li key={at}>
            <strong>{name}</strong> {t(`file.${problem}`, { megabytes: PHOTOGRAPH_MEGABYTES })}
          </li>
        ))}
      </ul>
    </>
  )
}
