import { useEffect, useState } from 'react'
import { canShowPicture } from '#lib/can-show-picture.ts'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateAvatar, useRemoveAvatar } from '#queries/settings.ts'
import { avatarProblem } from './avatar-file.ts'

/** A picture that was chosen but not sent. */
export interface ChosenFile {
  readonly file: File
  /** Address of its content within this page, where the browser can show it. */
  readonly preview: string | undefined
}

/** What is chosen, what is wrong with it, and what can be done with it. */
export function useAvatar() {
  const { t } = useTranslation('settings')
  const { t: tErrors } = useTranslation('errors')
  const create = useCreateAvatar()
  const remove = useRemoveAvatar()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const preview = chosen?.preview
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [chosen])

  async function choose(file: File | undefined) {
    const wrong = avatarProblem(file)
    setProblem(wrong && t(`avatar.${wrong}`))
    if (!file || wrong !== undefined) setChosen(undefined)
    else
      setChosen({
        file,
        preview: (await canShowPicture(file)) ? URL.createObjectURL(file) : undefined,
      })
  }

  async function upload() {
    if (!chosen) {
      setProblem(t('avatar.missing'))
      return
    }
    try {
      const { data } = await create.mutateAsync(chosen.file)
      if (!data?.cdnId) throw new TypeError('the answer names no picture')
      setChosen(undefined)
      setProblem(undefined)
      notify('success', t('avatar.saved'))
    } catch (error) {
      setProblem(error instanceof TypeError ? t('avatar.badAnswer') : errorText(tErrors, error))
      notify('error', t('avatar.failed'))
    }
  }

  async function removePicture() {
    try {
      await remove.mutateAsync(undefined)
      notify('success', t('avatar.removed'))
    } catch (error) {
      setProblem(errorText(tErrors, error))
    }
  }

  return {
    chosen,
    problem,
    isBusy: create.isPending || remove.isPending,
    choose,
    upload,
    forget: () => setChosen(undefined),
    removePicture,
  }
}
