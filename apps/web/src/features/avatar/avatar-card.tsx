import type { CurrentUser } from '@glazy/contract/accounts'
import { ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { notify } from '#lib/notify.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateAvatar, useRemoveAvatar } from '#queries/settings.ts'
import { AVATAR_TYPES, avatarProblem } from './avatar-file.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import classes from './avatar.module.css'

interface ChosenFile {
  readonly file: File
  /** Address of its content within this page, where the browser can show it. */
  readonly preview: string | undefined
}

/** Chooses, shows, sends and removes the picture of a person. */
export function AvatarCard({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { t: tErrors } = useTranslation('errors')
  const create = useCreateAvatar()
  const remove = useRemoveAvatar()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [problem, setProblem] = useState<string>()
  const isBusy = create.isPending || remove.isPending

  useEffect(() => {
    const preview = chosen?.preview
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [chosen])

  const drop = useDropzone({
    accept: AVATAR_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: (accepted, rejected) => void choose(accepted[0] ?? rejected[0]?.file),
  })

  async function choose(file: File | undefined) {
    const wrong = avatarProblem(file)
    setProblem(wrong && t(`avatar.${wrong}`))
    if (!file || wrong !== undefined) setChosen(undefined)
    else setChosen({ file, preview: (await canShow(file)) ? URL.createObjectURL(file) : undefined })
  }

  async function upload() {
    if (!chosen) {
      setProblem(t('avatar.missing'))
      return
    }
    try {
      const { data } = await create.mutateAsync(chosen.file)
      if (!data?.cdnId) throw new TypeError(t('avatar.badAnswer'))
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

  return (
    <Card title={t('avatar.title')} hint={t('avatar.hint')}>
      <div {...drop.getRootProps({ className: classes.zone })} data-over={drop.isDragActive}>
        <AvatarPicture
          name={user.name}
          cdnId={user.cdnId}
          preview={chosen?.preview}
          alt={t(chosen ? 'avatar.preview' : 'avatar.current')}
        />
        <div className={classes.choice}>
          <input {...drop.getInputProps({ 'aria-label': t('avatar.choose') })} />
          <Button onClick={drop.open} disabled={isBusy}>
            <ImageUp size={16} aria-hidden />
            {t('avatar.choose')}
          </Button>
          <p className={classes.hint}>{chosen ? chosen.file.name : t('avatar.drop')}</p>
        </div>
      </div>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      <div className={classes.actions}>
        <Button look="filled" onClick={() => void upload()} aria-disabled={isBusy}>
          {t('avatar.upload')}
        </Button>
        {chosen && (
          <Button look="quiet" onClick={() => setChosen(undefined)} disabled={isBusy}>
            {t('avatar.cancel')}
          </Button>
        )}
        {user.cdnId !== null && !chosen && (
          <Button look="quiet" onClick={() => void removePicture()} disabled={isBusy}>
            {t('avatar.remove')}
          </Button>
        )}
        {isBusy && <progress className={classes.progress} aria-label={t('avatar.sending')} />}
      </div>
    </Card>
  )
}

/** Whether the browser can make a picture of a file; what it really is, the server says. */
async function canShow(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
