import { Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface OwnItemButtonsProps {
  readonly category: ListCategory
  /** Brings recipes from files into this list; other lists lead to where that is done. */
  readonly importToggle?: ReactNode
}

/** The buttons that add the visitor's own items to a list. */
export function OwnItemButtons({ category, importToggle }: OwnItemButtonsProps) {
  return (
    <>
      {category !== 'all' && <NewItemLink category={category} />}
      {category === 'recipes' && (importToggle ?? <ImportLink />)}
    </>
  )
}

/** Where an item of a list is made, and what the way there is called. */
const NEW_ITEM = {
  recipes: { to: '/recipes/new', text: 'newRecipe' },
  materials: { to: '/materials/new', text: 'newMaterial' },
  analyses: { to: '/analyses/new', text: 'newAnalysis' },
} as const

/** Leads to the form for a new item; visitors without an account log in first. */
function NewItemLink({ category }: { readonly category: keyof typeof NEW_ITEM }) {
  const { t } = useTranslation('list')
  const { to, text } = NEW_ITEM[category]
  return (
    <Link to={to} className={buttonClass('plain')}>
      <Plus size={16} aria-hidden />
      {t(text)}
    </Link>
  )
}

/** Leads to the import of recipes from other programs. */
function ImportLink() {
  const { t } = useTranslation('list')
  return (
    <Link to="/recipes/import" className={buttonClass('plain')}>
      <FileUp size={16} aria-hidden />
      {t('importRecipes')}
    </Link>
  )
}
