import { Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface FirstStepsProps {
  readonly category: ListCategory
  /** Brings recipes from files into this list; other lists lead to where that is done. */
  readonly importToggle?: ReactNode
}

/** The ways to bring items of one's own into a list. */
export function FirstSteps({ category, importToggle }: FirstStepsProps) {
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

/** The way to write an item down; whoever has no account is led past the login. */
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

/** The way to bring recipes of other programs along. */
function ImportLink() {
  const { t } = useTranslation('list')
  return (
    <Link to="/recipes/import" className={buttonClass('plain')}>
      <FileUp size={16} aria-hidden />
      {t('importRecipes')}
    </Link>
  )
}
