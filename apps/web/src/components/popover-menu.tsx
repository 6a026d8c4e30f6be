import { type MouseEvent, type ReactNode, Suspense, type ToggleEvent, useId, useState } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { menuChoices, moveByKeys } from './menu-keys.ts'
import classes from './popover-menu.module.css'

export interface PopoverMenuProps {
  /** What the button is called. */
  readonly label: string
  /** What the button shows; the label where it is left out. */
  readonly button?: ReactNode
  readonly look?: ButtonLook
  readonly isIcon?: boolean
  /** On a phone it rises from the lower edge, where a thumb reaches it. */
  readonly isSheet?: boolean
  /** What is in it is made, and loaded, when someone is about to open it. */
  readonly isMadeLate?: boolean
  /** Links and buttons; choosing one closes the panel. */
  readonly children: ReactNode
}

/**
 * A button that opens a small panel, by the browser's own popover: it closes on Escape and on a
 * click outside and gives focus back. Arrow keys lead through what it offers.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, button, look = 'quiet', isMadeLate = false, children } = props
  const { isIcon = false, isSheet = false } = props
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
        // The browser may have opened it before the page came to life.
        ref={(panel) => void (isMadeLate && panel?.matches(':popover-open') && setWanted(true))}
        popover="auto"
        className={isSheet ? `${classes.panel} ${classes.sheet}` : classes.panel}
        tabIndex={-1}
        onClick={closeOnChoice}
        onKeyDown={moveByKeys}
        onBeforeToggle={want}
        onToggle={enterByKey}
      >
        {isWanted && <Suspense>{children}</Suspense>}
      </div>
    </div>
  )
}

function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLDivElement>) {
  const choice = target instanceof Element && target.closest('a, button')
  if (choice && choice.ariaDisabled !== 'true') currentTarget.hidePopover()
}

/** Opened by a key, it is used by keys: from the first choice, as soon as it is there. */
function enterByKey({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) {
  if (newState !== 'open' || !currentTarget.previousElementSibling?.matches(':focus-visible'))
    return
  const [first = currentTarget] = menuChoices(currentTarget)
  first.focus({ preventScroll: true })
}
