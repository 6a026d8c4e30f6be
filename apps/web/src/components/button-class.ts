import classes from './button.module.css'

export type ButtonLook = 'filled' | 'danger' | 'plain' | 'quiet'

/** Class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'plain', isIcon = false): string {
  return [classes.button, classes[look], isIcon && classes.icon].filter(Boolean).join(' ')
}
