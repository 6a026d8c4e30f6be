import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ComponentLibrary } from './component-library.tsx'
import classes from './dialog-frame.module.css'

export interface DialogFrameProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called when the focus is back where it was: what comes next returns it to there, too. */
  readonly onClosed?: (() => void) | undefined
  readonly title: ReactNode
  /** `narrow` for a question, `wide` for a form or list, `full` for a whole page. */
  readonly size?: 'narrow' | 'wide' | 'full'
  /** Neither Escape nor a click outside closes it, only its buttons do. */
  readonly staysOpen?: boolean
  /** Buttons at the end. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

const WIDTHS = { narrow: '28rem', wide: '46rem', full: '100%' } as const

/** Short dialogs leave the room at the top, as far as there is any, to what is told there. */
const BELOW_TOASTS = 'min(8rem, 15dvh)'

/**
 * A dialog over the page: labelled, closed by Escape and a click outside, focus held inside and
 * given back. Import features that use it lazily, as it weighs more than most pages need.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    isOpen,
    onClose,
    onClosed,
    title,
    size = 'wide',
    staysOpen = false,
    footer,
    children,
  } = props
  const { t } = useTranslation('common')
  // The browser shows its own modal dialogs, such as the sidebar of a phone, above everything that
  // is not within them.
  const [around] = useState(() => (import.meta.env.SSR ? null : dialogAround()))
  useFocusReturn(isOpen, onClosed)
  return (
    <ComponentLibrary>
      <Modal
        opened={isOpen}
        onClose={onClose}
        returnFocus={false}
        {...(around && { portalProps: { target: around } })}
        closeOnEscape={!staysOpen}
        closeOnClickOutside={!staysOpen}
        title={title}
        size={WIDTHS[size]}
        fullScreen={size === 'full'}
        {...(size === 'narrow' && { yOffset: BELOW_TOASTS })}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        classNames={{
          content: classes.content ?? '',
          header: classes.header ?? '',
          close: classes.close ?? '',
          title: classes.title ?? '',
        }}
        transitionProps={{ duration: 120 }}
      >
        {children}
        {footer && <div className={classes.footer}>{footer}</div>}
      </Modal>
    </ComponentLibrary>
  )
}

function dialogAround(): HTMLElement | null | undefined {
  return document.activeElement?.closest('dialog')
}

/**
 * Gives focus back to where it was. The library's own way knows that place only when a dialog that
 * was there already opens; ours appear open, with their first use. It is given back after React's
 * commit: during it, React itself puts the focus back on the field it was on.
 */
function useFocusReturn(isOpen: boolean, onClosed: DialogFrameProps['onClosed']) {
  const tellClosed = useEffectEvent(() => onClosed?.())
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      tellClosed()
    }
  }, [isOpen])
}
