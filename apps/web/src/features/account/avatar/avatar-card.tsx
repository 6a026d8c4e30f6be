import type { CurrentUser } from '@glazy/contract/accounts'
import { mayAddPictures } from '@glazy/contract/rules/photograph'
import { ImageUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { MutedNotice } from '#components/muted-notice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { AVATAR_TYPES } from './avatar-file.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import classes from './avatar.module.css'
import { useAvatar } from './use-avatar.ts'

/** Chooses, shows, sends and removes the picture of a person. */
export function AvatarCard({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('settings')
  const { chosen, problem, isBusy, choose, upload, forget, removePicture } = useAvatar()
  const drop = useDropzone({
    accept: AVATAR_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: (accepted, rejected) => void choose(accepted[0] ?? rejected[0]?.file),
  })
  return (
    <Card title={t('avatar.title')} hint={t('avatar.hint')}>
      <div {...drop.getRootProps({ className: classes.zone })} data-over={drop.isDragActive}>
        <AvatarPicture
          name={user.name}
          cdnId={user.cdnId}
          preview={chosen?.preview}
          alt={t(chosen ? 'avatar.preview' : 'avatar.current')}
        />
        {!mayAddPictures(user) ? (
          <MutedNotice />
        ) : (
          <div className={classes.choice}>
            <input {...drop.getInputProps({ 'aria-label': t('avatar.choose') })} />
            <Button onClick={drop.open} disabled={isBusy}>
              <ImageUp size={16} aria-hidden />
              {t('avatar.choose')}
            </Button>
            <p className={classes.hint}>{chosen ? chosen.file.name : t('avatar.drop')}</p>
          </div>
        )}
      </div>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      <div className={classes.actions}>
        {mayAddPictures(user) && (
          <Button look="filled" onClick={() => void upload()} aria-disabled={isBusy}>
            {t('avatar.upload')}
          </Button>
        )}
        {chosen && (
          <Button look="quiet" onClick={forget} disabled={isBusy}>
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
