import { Link } from '@tanstack/react-router'
import { CircleHelp, EllipsisVertical, House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'

/** The menu at the right of the header; theme, language and the visitor's own entries go inside. */
export function MainMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <PopoverMenu label={t('menu.label')} isIcon button={<EllipsisVertical size={20} aria-hidden />}>
      <ul className={menu.list}>
        <li>
          <Link to="/" className={menu.item} activeOptions={{ exact: true }}>
            <House size={18} aria-hidden />
            {t('nav.home')}
          </Link>
        </li>
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
