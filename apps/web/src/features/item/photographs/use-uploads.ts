import type { MaterialDetail } from '@glazy/contract/materials'
import { useEffect, useEffectEvent, useState } from 'react'
import { canShowPicture } from '#lib/can-show-picture.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSendPhotograph } from '#queries/photograph-changes.ts'
import { type FileProblem, sortFiles } from './photograph-file.ts'
import { newValues, type PhotographValues, problemsOf, textsOf } from './photograph-values.ts'
import {
  type Upload,
  type UploadState,
  withFiles,
  withoutUpload,
  withState,
  withValues,
} from './upload-list.ts'
import { useStoppable } from './use-stoppable.ts'
import { useUploadFailure } from './use-upload-failure.ts'

/** Photographs that have been chosen, what becomes of them, and what can be done with each. */
export function useUploads(material: MaterialDetail) {
  const { t } = useTranslation('photographs')
  const failureText = useUploadFailure()
  const send = useSendPhotograph(material.id)
  const stoppable = useStoppable()
  const { mark, ...list } = useUploadList(material, stoppable.isLeft)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)

  /** Answers whether the photograph has arrived. */
  async function sendOne(upload: Upload, signal: AbortSignal): Promise<boolean> {
    const { key, clientKey, file, values } = upload
    const onProgress = (share: number) => mark(key, { kind: 'sending', share })
    onProgress(0)
    try {
      await send(file, textsOf(values), { clientKey, onProgress, signal })
      list.drop(upload)
      return true
    } catch (error) {
      const state = signal.aborted
        ? ({ kind: 'cancelled' } as const)
        : ({ kind: 'failed', reason: failureText(error) } as const)
      mark(key, state)
      return false
    }
  }

  /**
   * Sends photographs one after the other.
   *
   * @returns whether all of them have arrived
   */
  async function sendAll(chosen: readonly Upload[]): Promise<boolean> {
    setTried(true)
    if (chosen.some(({ values }) => Object.keys(problemsOf(values)).length > 0)) return false
    setBusy(true)
    let arrived = 0
    for (const upload of chosen) {
      if (stoppable.isLeft()) return false
      const hasArrived = await stoppable.run(upload.key, (signal) => sendOne(upload, signal))
      if (hasArrived) arrived += 1
    }
    setBusy(false)
    if (arrived > 0) notify('success', t('uploaded', { count: arrived }))
    return arrived === chosen.length
  }

  return {
    ...list,
    /** While some are on their way, nothing is chosen, changed or removed. */
    isBusy,
    /** Problems are shown once sending has been tried. */
    isTried,
    cancel: stoppable.stop,
    sendAll,
  }
}

/** Photographs that have been chosen, with what their pictures look like as long as they are there. */
function useUploadList(material: MaterialDetail, isLeft: () => boolean) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<
    readonly { readonly name: string; readonly problem: FileProblem }[]
  >([])
  const forgetPreviews = useEffectEvent(() => uploads.forEach(forgetPreview))
  useEffect(() => () => forgetPreviews(), [])

  async function choose(files: readonly File[]) {
    const sorted = sortFiles(files, uploads.length)
    setRefused(sorted.refused)
    const added = await Promise.all(
      sorted.good.map(async (file) => ({
        file,
        preview: (await canShowPicture(file)) ? URL.createObjectURL(file) : undefined,
      })),
    )
    if (isLeft()) added.forEach(forgetPreview)
    else setUploads((list) => withFiles(list, added, newValues(material)))
  }

  return {
    uploads,
    refused,
    choose,
    change: (key: number, values: Partial<PhotographValues>) =>
      setUploads((list) => withValues(list, key, values)),
    /** Says how far the upload of one is. */
    mark: (key: number, state: UploadState) => setUploads((list) => withState(list, key, state)),
    drop: (upload: Upload) => {
      forgetPreview(upload)
      setUploads((list) => withoutUpload(list, upload.key))
    },
  }
}

function forgetPreview({ preview }: Pick<Upload, 'preview'>) {
  if (preview !== undefined) URL.revokeObjectURL(preview)
}

export type Uploads = ReturnType<typeof useUploads>
