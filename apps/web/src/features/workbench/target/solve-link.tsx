import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { Link } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import page from '#components/page.module.css'
import { wishesFor, writeChosen, writeWishes } from '#lib/solve-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface SolveLinkProps {
  /** What is wanted, in moles per mole of flux. */
  readonly moles: OxideAmounts
  /** Ids of the materials it is to be made of. */
  readonly materials: readonly number[]
  /** Whose formula it is, where there are several links to choose from. */
  readonly name?: string
}

/** Leads to the recipes that materials give for a formula. */
export function SolveLink({ moles, materials, name }: SolveLinkProps) {
  const { t } = useTranslation('target')
  const umf = writeWishes(wishesFor(moles))
  if (umf === undefined) return null
  const chosen = [...new Set(materials)].map((id) => ({ id }))
  return (
    <Link to="/solve" search={{ umf, of: writeChosen(chosen) }} className={buttonClass()}>
      <FlaskConical size={16} aria-hidden />
      {t('solve')}
      {name !== undefined && <span className={page.visuallyHidden}> {name}</span>}
    </Link>
  )
}
