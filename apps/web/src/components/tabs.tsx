import { type KeyboardEvent, type ReactNode, useId } from 'react'
import classes from './tabs.module.css'

export interface TabItem<TId extends string> {
  readonly id: TId
  readonly label: ReactNode
}

export interface TabsProps<TId extends string> {
  /** What the tabs switch between. */
  readonly label: string
  readonly tabs: readonly TabItem<TId>[]
  readonly active: TId
  readonly onChange: (id: TId) => void
  /** Content of the active tab. */
  readonly children: ReactNode
}

/** Tabs of which one shows its panel. Arrow keys, Home and End move between them. */
export function Tabs<TId extends string>(props: TabsProps<TId>) {
  const { label, tabs, active, onChange, children } = props
  const id = useId()
  const tabId = (tab: TId) => `${id}-${tab}`
  const panelId = `${id}-panel`

  function move(event: KeyboardEvent) {
    const next = tabs[indexAfter(event.key, tabs, active)]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div className={classes.tabs}>
      <div role="tablist" aria-label={label} className={classes.list} onKeyDown={move}>
        {tabs.map((tab) => {
          const isActive = tab.id === active
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={tabId(tab.id)}
              className={classes.tab}
              aria-selected={isActive}
              aria-controls={isActive ? panelId : undefined}
              tabIndex={isActive ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(active)} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}

/** Where a key leads from the active tab; -1 for a key that does not move. */
function indexAfter<TId extends string>(key: string, tabs: readonly TabItem<TId>[], active: TId) {
  const at = tabs.findIndex((tab) => tab.id === active)
  const last = tabs.length - 1
  if (key === 'ArrowRight') return at === last ? 0 : at + 1
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : -1
}
