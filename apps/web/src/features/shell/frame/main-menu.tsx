import { Link } from '@tanstack/react-router'
import { CircleHelp, EllipsisVertical, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'

export interface MainMenuProps {
  /** What the button is called and shows; a plain menu where nobody is logged in. */
  readonly label?: string
  readonly button?: ReactNode
  /** Entries of the visitor's own, as list items. */
  readonly own?: ReactNode
  /** Theme, language and what else goes below the first rule. */
  readonly children: ReactNode
}

/** The menu at the right of the header. */
export function MainMenu({ label, button, own, children }: MainMenuProps) {
  const { t } = useTranslation('shell')
  return (
    <PopoverMenu
      label={label ?? t('menu.label')}
      isIcon
      isMadeLate
      button={button ?? <EllipsisVertical size={20} aria-hidden />}
    >
      <ul className={menu.list}>
        <li>
          <Link to="/" className={menu.item} activeOptions={{ exact: true }}>
            <House size={18} aria-hidden />
            {t('nav.home')}
          </Link>
        </li>
        {own}
        <li>
          <Link to="/help" className={menu.item}>
            <CircleHelp size={18} aria-hidden />
            {t('footer.help')}
          </Link>
        </li>
      </ul>
      <hr className={menu.rule} />
      {children}
    </PopoverMenu>
  )
}
