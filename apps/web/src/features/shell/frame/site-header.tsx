import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '#components/logo.tsx'
import { useSite } from '#lib/site-context.ts'
import classes from './site-header.module.css'

export interface SiteHeaderProps {
  /** The button that opens the sidebar. */
  readonly sidebarButton: ReactNode
  readonly search: ReactNode
  /** Theme, menu, and what else belongs to the visitor. */
  readonly actions: ReactNode
}

export function SiteHeader({ sidebarButton, search, actions }: SiteHeaderProps) {
  const { name } = useSite()
  return (
    <header className={classes.header}>
      {sidebarButton}
      <Link to="/" className={classes.brand}>
        <Logo />
        <span>{name}</span>
      </Link>
      <div className={classes.search}>{search}</div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}
