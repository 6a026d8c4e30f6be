import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { NarrowCard } from '#components/narrow-card.tsx'
import { HOME_PATH } from '#lib/session/safe-return-path.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './already-logged-in.module.css'

export interface AlreadyLoggedInProps {
  readonly email: string
  /** Where the visitor wanted to go. */
  readonly returnPath: string
  /** What the button says that ends the session. */
  readonly logOutLabel: ReactNode
  readonly onLogOut: () => void
}

/** Stands in for a form that is for people who are not logged in. */
export function AlreadyLoggedIn(props: AlreadyLoggedInProps) {
  const { email, returnPath, logOutLabel, onLogOut } = props
  const { t } = useTranslation('account')
  const isGoingOn = returnPath !== HOME_PATH
  return (
    <NarrowCard title={t('loggedIn.title')} lead={t('loggedIn.as', { email })}>
      <div className={classes.actions}>
        {isGoingOn && (
          <a href={returnPath} className={buttonClass('filled')}>
            {t('loggedIn.goOn')}
          </a>
        )}
        <Link to="/" className={buttonClass(isGoingOn ? 'plain' : 'filled')}>
          {t('loggedIn.goHome')}
        </Link>
        <Button onClick={onLogOut}>{logOutLabel}</Button>
      </div>
    </NarrowCard>
  )
}
