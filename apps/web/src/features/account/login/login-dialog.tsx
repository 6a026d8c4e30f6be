import { Link } from '@tanstack/react-router'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import type { LoginInput } from '#lib/session/ask-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './login-dialog.module.css'
import { LoginForm } from './login-form.tsx'

export interface LoginDialogProps {
  /** Whose session ended, where one is to be renewed. */
  readonly endedFor?: string | undefined
  readonly onLogIn: (input: LoginInput) => Promise<void>
  readonly onClose: () => void
}

/**
 * The login over the page, which stays as it is. A slip of the finger never closes it, as whoever
 * does not log in again is logged out: there is a button for that.
 */
export default function LoginDialog({ endedFor, onLogIn, onClose }: LoginDialogProps) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  return (
    <DialogFrame isOpen staysOpen onClose={onClose} title={t('login.dialogTitle')} size="narrow">
      <div className={classes.body}>
        {endedFor !== undefined && <p>{t('login.again')}</p>}
        <LoginForm schema="loginDialogForm" email={endedFor} onLogIn={onLogIn}>
          <Button look="quiet" onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
        </LoginForm>
        <p className={classes.ways}>
          <Link to="/forgot-password" onClick={onClose}>
            {t('login.forgot')}
          </Link>
          {endedFor === undefined && (
            <Link to="/register" onClick={onClose}>
              {t('login.register')}
            </Link>
          )}
        </p>
      </div>
    </DialogFrame>
  )
}
