import { ArrowLeft, ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './modal-frame.module.css'

export interface ModalFrameProps {
  /** Name of the item, for those who hear the page. */
  readonly title: string
  /** Address of the item's own page. */
  readonly href: string
  readonly onClose: () => void
  /** Goes to the item before or after; `undefined` where there is none. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** Gives focus to the item in the list, or back to where it was opened. */
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** An item over the whole window: Escape, the cross and the browser's back lead to the list. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, href, onClose, onPrevious, onNext, onClosed, children } = props
  const { t } = useTranslation('detail')
  const { t: tCommon } = useTranslation('common')

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isForReading(event)) return
    if (event.key === 'ArrowLeft') onPrevious?.()
    if (event.key === 'ArrowRight') onNext?.()
  }

  return (
    <Dialog
      isOpen
      isPage
      onClose={onClose}
      onClosed={onClosed}
      className={classes.content}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        <Button look="quiet" onClick={onClose} data-autofocus>
          <ArrowLeft size={18} aria-hidden />
          <span className={classes.wide}>{tCommon('action.back')}</span>
        </Button>
        <div className={classes.steps}>
          <StepButton label={t('modal.previous')} onClick={onPrevious}>
            <ChevronLeft size={20} aria-hidden />
          </StepButton>
          <StepButton label={t('modal.next')} onClick={onNext}>
            <ChevronRight size={20} aria-hidden />
          </StepButton>
        </div>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={buttonClass('quiet')}
          aria-label={t('modal.newTab')}
        >
          <ExternalLink size={18} aria-hidden />
          <span className={classes.wide}>{t('modal.newTab')}</span>
        </a>
        <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </Button>
      </div>
      <div className={classes.body}>{children}</div>
    </Dialog>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <Button
      look="quiet"
      isIcon
      aria-label={label}
      title={label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** Whether a key belongs to the page and not to a field, a choice or tabs that use it themselves. */
function isForReading({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false
  return (
    target.closest('input, select, textarea, [role="tablist"], [tabindex="0"][role="group"]') ===
    null
  )
}
