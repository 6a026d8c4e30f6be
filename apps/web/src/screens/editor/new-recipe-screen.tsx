import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { DETAILS_PATHS } from '#features/item-actions/details-path.ts'
import { withSpareRow } from '#features/recipe-editor/editor-rows.ts'
import { RecipeEditor, type SubmittedRecipe } from '#features/recipe-editor/recipe-editor.tsx'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateRecipe } from '#queries/authoring.ts'
import { RecipeChemistry } from './recipe-chemistry.tsx'

const EMPTY = { name: '', rows: withSpareRow([]) }

/** Where a recipe is written down for the first time. */
export function NewRecipeScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('editor')
  const create = useCreateRecipe()
  const navigate = useNavigate()
  const { history } = useRouter()
  // A network that fails after the recipe was made must not make it twice.
  const [clientKey] = useState(makeUuid)

  async function save(recipe: SubmittedRecipe): Promise<boolean> {
    try {
      const { data } = await create.mutateAsync({
        ...recipe,
        materialComponents: [...recipe.materialComponents],
        clientKey,
      })
      notify('success', t('created', { name: data.name }), {
        label: t('addDetails'),
        run: () => void navigate({ to: DETAILS_PATHS[data.kind], params: { id: String(data.id) } }),
      })
      await navigate({ to: materialPath(data), ignoreBlocker: true })
      return true
    } catch {
      notify('error', t('createFailed'))
      return false
    }
  }

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'recipes', content: <Link to="/recipes">{t('recipes')}</Link> },
          { key: 'new', content: t('new.title') },
        ]}
      />
      <h1>{t('new.title')}</h1>
      <RecipeEditor
        initial={EMPTY}
        owner={user.id}
        id={null}
        version={null}
        preview={(rows) => <RecipeChemistry rows={rows} />}
        trouble={create.isError && <ErrorNotice title={t('createFailed')} error={create.error} />}
        onSave={save}
        onCancel={() => history.back()}
      />
    </div>
  )
}
