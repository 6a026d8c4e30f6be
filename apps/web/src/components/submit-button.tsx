import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import classes from './submit-button.module.css'

export interface SubmitButtonProps {
  /** While the form is being sent; a second click is not taken. */
  readonly isBusy: boolean
  /** What is said meanwhile. */
  readonly sending?: string
  readonly look?: ButtonLook
  readonly children: ReactNode
}

/**
 * Sends a form. Before the page has hydrated nothing could take the form, and the browser
 * would send it to nowhere: until then the button waits, without looking different, and where
 * scripts never come a line says so.
 */
export function SubmitButton({ isBusy, sending, look = 'filled', children }: SubmitButtonProps) {
  const { t } = useTranslation('common')
  const isHydrated = useHydrated()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const besideForm = button?.form?.parentElement
  const said = sending ?? t('sending')
  return (
    <>
      <button
        ref={setButton}
        type="submit"
        className={`${buttonClass(look)} ${classes.submit}`}
        disabled={!isHydrated}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        <span className={classes.label}>{children}</span>
        {/* Hidden until then: the button has room for both. */}
        <span className={classes.sending} aria-hidden>
          {said}
        </span>
        {isBusy && <span className={classes.spinner} aria-hidden />}
      </button>
      {/* In a form that is locked nothing is spoken. */}
      {besideForm &&
        createPortal(
          <p className={classes.spoken} aria-live="polite">
            {isBusy && said}
          </p>,
          besideForm,
        )}
      <noscript>
        <p className={classes.note}>{t('needsScript')}</p>
      </noscript>
    </>
  )
}
