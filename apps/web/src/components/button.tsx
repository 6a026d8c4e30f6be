import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: ButtonLook
  /** A square button with nothing but an icon; it needs an `aria-label`. */
  readonly isIcon?: boolean
}

/** A button. Links that look like one take {@link buttonClass}. */
export function Button({ look = 'plain', isIcon = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, isIcon)} />
}
