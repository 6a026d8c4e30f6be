import { BLEND_TYPES, type BlendType } from '@glazy/ceramics/batch/blend'
import { Blend, Lock } from 'lucide-react'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BlendIcon } from './blend-icon.tsx'
import classes from './blend.module.css'
import { cornersOf } from './blend-setup.ts'

export interface BlendMenuProps {
  /** How many items could be blended. */
  readonly count: number
  readonly onChoose: (type: BlendType) => void
}

/** Ways to blend what is shown. Whoever does not support the site is led to why it is locked. */
export function BlendMenu({ count, onChoose }: BlendMenuProps) {
  const { t } = useTranslation('blend')
  const isSupporter = useSupporter()
  if (count < 2) return null
  return (
    <PopoverMenu
      label={t('menu.label')}
      look="plain"
      button={
        <>
          <Blend size={16} aria-hidden />
          {t('menu.label')}
        </>
      }
    >
      <ul className={menu.list}>
        {BLEND_TYPES.map((type) => (
          <li key={type}>
            {isSupporter ? (
              <Option type={type} count={count} onChoose={onChoose} />
            ) : (
              <LockedOption type={type} />
            )}
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}

function Option({ type, count, onChoose }: BlendMenuProps & { readonly type: BlendType }) {
  const { t } = useTranslation('blend')
  const isEnough = count >= cornersOf(type)
  return (
    <button type="button" className={menu.item} disabled={!isEnough} onClick={() => onChoose(type)}>
      <BlendIcon type={type} />
      <span className={classes.option}>
        {t(`types.${type}`)}
        {!isEnough && <small>{t('menu.needs', { count: cornersOf(type) })}</small>}
      </span>
    </button>
  )
}

function LockedOption({ type }: { readonly type: BlendType }) {
  const { t } = useTranslation('blend')
  return (
    <a className={menu.item} href={SUPPORTER_HELP_HREF} target="_blank" rel="noopener">
      <Lock size={18} aria-hidden />
      <span className={classes.option}>
        {t(`types.${type}`)}
        <small>{t('menu.locked')}</small>
      </span>
    </a>
  )
}
