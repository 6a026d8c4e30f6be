import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Replace } from 'lucide-react'
import { MaterialName } from '#components/material-name.tsx'
import menu from '#components/menu-list.module.css'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The ingredients of a recipe: choosing one leads to recipes that do without it. */
export function ReplaceMenu({ recipe }: { readonly recipe: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const names = new Map(
    recipe.components.flatMap(({ material: { id, name } }) => (id === null ? [] : [[id, name]])),
  )
  if (names.size === 0) return null
  return (
    <PopoverMenu
      label={t('replace')}
      look="plain"
      isSheet
      isMadeLate
      button={
        <>
          <Replace size={18} aria-hidden />
          {t('replace')}
        </>
      }
    >
      <ul className={menu.list}>
        {[...names].map(([id, name]) => (
          <li key={id}>
            <Link to="/solve" search={{ from: recipe.id, swap: id }} className={menu.item}>
              <MaterialName name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  )
}
