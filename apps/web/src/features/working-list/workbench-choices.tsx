import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Anvil, Target } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { SUPPORTER_HELP_HASH, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The ways from the page of an item to the workbench: lay it out there, or work towards it. */
export function WorkbenchLinks({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const isSupporter = useSupporter()
  const { id, umf } = material
  return (
    <>
      <Link to="/workbench" search={{ add: [id] }} className={buttonClass('plain')}>
        <Anvil size={16} aria-hidden />
        {t('workbench')}
      </Link>
      {umf && (
        <TargetLink id={id} isSupporter={isSupporter}>
          <Target size={16} aria-hidden />
          {t('target')}
        </TargetLink>
      )}
    </>
  )
}

interface TargetLinkProps {
  readonly id: number
  readonly isSupporter: boolean
  readonly children: React.ReactNode
}

/** Whoever does not support the site is led to what supporters get. */
function TargetLink({ id, isSupporter, children }: TargetLinkProps) {
  const className = buttonClass('plain')
  return isSupporter ? (
    <Link to="/workbench" search={{ target: id }} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/help" hash={SUPPORTER_HELP_HASH} className={className}>
      {children}
    </Link>
  )
}
