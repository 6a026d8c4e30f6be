import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import classes from './dialog.module.css'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called when the focus is back where it was: what comes next returns it to there, too. */
  readonly onClosed?: (() => void) | undefined
  /** Only its buttons close it, as if something were typed in it. */
  readonly staysOpen?: boolean
  /** It has an address of its own: what is typed in it is asked about when that is left. */
  readonly isPage?: boolean
  readonly className: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLDialogElement>) => void) | undefined
  readonly children: ReactNode
}

/**
 * A modal dialog: the browser's own, above everything and the only thing that can be reached. Escape
 * and a click beside it close it, unless something in it has `data-typed` and would be lost, as a
 * form has that `useForm` keeps; focus goes round inside and back to where it was. It begins at what
 * has `data-autofocus`.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  // It stands in no form and no menu of the page: what happens in it is nothing to them.
  return isOpen ? createPortal(<OpenDialog {...dialog} />, document.body) : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const {
    onClose,
    onClosed,
    staysOpen = false,
    isPage = false,
    className,
    onKeyDown,
    children,
    ...named
  } = props
  const { element, isShown } = useModal(onClosed)
  const isPressedBeside = useRef(false)

  const isKept = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
    staysOpen || (!isPage && currentTarget.querySelector('[data-typed]') !== null)

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    const { currentTarget, target, key, nativeEvent } = event
    // A dialog over this one has keys of its own, and so has a menu or a list that is open in it.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    if (event.defaultPrevented || nativeEvent.isComposing) return
    if (currentTarget.querySelector(':popover-open') !== null) return
    onKeyDown?.(event)
    if (key === 'Tab') goRound(event)
    if (key !== 'Escape') return
    event.preventDefault()
    if (!isKept(event)) onClose()
  }

  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget

  return (
    <dialog
      {...named}
      ref={element}
      className={`${classes.dialog} ${className}`}
      onKeyDown={pressKey}
      // Asked to close in another way, such as the back gesture of a phone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isKept(event)) onClose()
      }}
      // Closed by the browser all the same, as by the back gesture of a phone when it is made again.
      onClose={(event) => {
        const { target, currentTarget } = event
        if (target !== currentTarget || currentTarget.open || !isShown.current) return
        if (isKept(event)) currentTarget.showModal()
        else onClose()
      }}
      // A text that is selected from inside to beyond the edge ends beside it, too.
      onPointerDown={(event) => (isPressedBeside.current = isBeside(event))}
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event) && !isKept(event)) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Shows the dialog for as long as it is there, and gives the focus back afterwards. */
function useModal(onClosed: DialogProps['onClosed']) {
  const element = useRef<HTMLDialogElement>(null)
  /** React hides it, too, while something in it is brought. */
  const isShown = useRef(false)
  const opener = useRef<Element>(null)
  const tellClosed = useEffectEvent(() => onClosed?.())
  useLayoutEffect(() => {
    const dialog = element.current
    opener.current ??= document.activeElement
    dialog?.showModal()
    isShown.current = true
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      isShown.current = false
      dialog?.close()
    }
  }, [])
  // After React's commit: during it, React itself puts the focus back on the field it was on.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      tellClosed()
    },
    [],
  )
  return { element, isShown }
}

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [contenteditable="true"], [tabindex="0"]'

/** From the last thing that Tab reaches it leads to the first one, and back. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  const reached = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )
  const { activeElement } = document
  const isAtEnd = activeElement === reached.at(event.shiftKey ? 0 : -1)
  if (!isAtEnd && activeElement !== event.currentTarget) return
  event.preventDefault()
  reached.at(event.shiftKey ? -1 : 0)?.focus()
}
