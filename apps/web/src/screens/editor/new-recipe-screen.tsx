import type { CurrentUser } from '@glazy/contract/accounts'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { withSpareRow } from '#features/editor/recipe/editor-rows.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { RecipeCreation } from '#features/editor/recipe/recipe-creation.tsx'
import { useShowNewItem } from '#features/editor/saving/use-show-new-item.ts'

const EMPTY = { name: '', rows: withSpareRow([]) }

/** Where a recipe is written down for the first time. */
export function NewRecipeScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('editor')
  const showNew = useShowNewItem()
  const { history } = useRouter()
  const navigate = useNavigate()

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'recipes', content: <Link to="/recipes">{t('recipes')}</Link> },
          { key: 'new', content: t('new.title') },
        ]}
      />
      <h1>{t('new.title')}</h1>
      <RecipeCreation
        initial={EMPTY}
        owner={user.id}
        id={null}
        preview={(rows) => <RecipeChemistry rows={rows} />}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onCreated={(saved) => showNew(saved, t('created', { name: saved.name }))}
        onCancel={() => history.back()}
      />
    </div>
  )
}
