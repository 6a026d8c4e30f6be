import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Anvil, FlaskConical, Lock, Target } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { SUPPORTER_HELP_HASH, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The ways from the page of an item to the workbench: lay it out there, or work towards it. */
export function WorkbenchChoices({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('itemActions')
  const { id, umf } = material
  return (
    <>
      <li>
        <Link to="/workbench" search={{ add: [id] }} className={menu.item}>
          <Anvil size={18} aria-hidden />
          {t('workbench')}
        </Link>
      </li>
      {umf && <TargetChoice id={id} />}
      {umf && material.kind === 'recipe' && (
        <li>
          <Link to="/solve" search={{ from: id }} className={menu.item}>
            <FlaskConical size={18} aria-hidden />
            {t('solve')}
          </Link>
        </li>
      )}
    </>
  )
}

/** Leads visitors who are not supporters to what supporters get. */
function TargetChoice({ id }: { readonly id: number }) {
  const { t } = useTranslation('itemActions')
  const isSupporter = useSupporter()
  return (
    <li>
      {isSupporter ? (
        <Link to="/workbench" search={{ target: id }} className={menu.item}>
          <Target size={18} aria-hidden />
          {t('target')}
        </Link>
      ) : (
        <Link to="/help" hash={SUPPORTER_HELP_HASH} className={menu.item}>
          <Lock size={18} aria-hidden />
          <span>
            {t('target')}
            <span className={menu.note}>{t('forSupporters')}</span>
          </span>
        </Link>
      )}
    </li>
  )
}
