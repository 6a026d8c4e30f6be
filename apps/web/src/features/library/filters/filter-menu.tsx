import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { WithoutScripts } from '#components/without-scripts.tsx'
import classes from './filter-menu.module.css'

export interface FilterMenuProps {
  readonly label: string
  /** What the filter is set to, in words. */
  readonly value?: string | undefined
  /** What stands in for the choices where no script runs: the server's alone. */
  readonly plain: ReactNode
  /** The choices; made when the menu opens. `close` is for a choice that ends the matter. */
  readonly children: (close: () => void) => ReactNode
}

/** A filter of the bar: a button that says what is set, and the choices in the browser's popover. */
export function FilterMenu({ label, value, plain, children }: FilterMenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.anchor}>
      <button
        type="button"
        className={classes.button}
        popoverTarget={id}
        data-set={value !== undefined || undefined}
      >
        <span className={classes.label}>{label}</span>
        {value !== undefined && <span className={classes.value}>{value}</span>}
        <ChevronDown size={14} aria-hidden className={classes.arrow} />
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.panel}
        role="group"
        aria-label={label}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <WithoutScripts>{plain}</WithoutScripts>
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </div>
  )
}
