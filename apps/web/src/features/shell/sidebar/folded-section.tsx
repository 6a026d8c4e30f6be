import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LateDetails } from '#components/late-details.tsx'
import classes from './sidebar.module.css'

interface FoldedSectionProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}

/** A section of the sidebar that opens below its title. */
export function FoldedSection({ icon: Icon, title, children }: FoldedSectionProps) {
  return (
    <LateDetails
      className={classes.folded}
      summary={
        <summary className={classes.item}>
          <Icon size={18} aria-hidden />
          <span className={classes.text}>{title}</span>
          <ChevronRight size={16} aria-hidden className={classes.arrow} />
        </summary>
      }
    >
      {children}
    </LateDetails>
  )
}
