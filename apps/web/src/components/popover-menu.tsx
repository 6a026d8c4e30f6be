import { type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import classes from './popover-menu.module.css'

export interface PopoverMenuProps {
  /** What the button is called. */
  readonly label: string
  /** What the button shows; the label where it is left out. */
  readonly button?: ReactNode
  readonly look?: ButtonLook
  readonly isIcon?: boolean
  /** What is in it is made, and loaded, when somebody is about to open it. */
  readonly isMadeLate?: boolean
  /** Links and buttons; choosing one closes the panel. */
  readonly children: ReactNode
}

/**
 * A button that opens a small panel, by the browser's own popover: it closes on Escape and on a
 * click outside, gives focus back and needs no script.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, button, look = 'quiet', isIcon = false, isMadeLate = false, children } = props
  const id = useId()
  const [isWanted, setWanted] = useState(!isMadeLate)
  const want = isMadeLate ? () => setWanted(true) : undefined
  return (
    <div className={classes.anchor}>
      <button
        type="button"
        className={buttonClass(look, isIcon)}
        popoverTarget={id}
        onPointerEnter={want}
        onFocus={want}
        aria-label={label}
        title={label}
      >
        {button ?? label}
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.panel}
        onClick={closeOnChoice}
        onBeforeToggle={want}
      >
        {isWanted && <Suspense>{children}</Suspense>}
      </div>
    </div>
  )
}

function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLDivElement>) {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
}
