import type { CurrentUser } from '@glazy/contract/accounts'
import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { materialPath } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ItemLink } from '#components/item-link.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { rowsOf } from '#features/editor/recipe/editor-rows.ts'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { RecipeCreation } from '#features/editor/recipe/recipe-creation.tsx'
import { type BegunRecipe, useBegunLines } from '#features/editor/recipe/use-begun-lines.ts'
import { useShowNewItem } from '#features/editor/saving/use-show-new-item.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { ChangedChart } from './changed-chart.tsx'
import { replaceInEditor } from '#screens/replace/replace-in-editor.tsx'
import { EditorFrame } from './editor-frame.tsx'

export interface ChangeRecipeScreenProps {
  readonly user: CurrentUser
  /** Id of the recipe that is begun with. */
  readonly from: number
  /** What it begins with in the place of that recipe's lines. */
  readonly begun?: BegunRecipe | undefined
}

/** Where a recipe of one's own is made of another one: nothing is kept before it is saved. */
export function ChangeRecipeScreen({ user, from, begun }: ChangeRecipeScreenProps) {
  const { t } = useTranslation('editor')
  const { typed } = useFormats()
  const { data: read } = useSuspenseQuery(materialDetail(from))
  // What is written is compared with what was opened, whatever is read meanwhile.
  const [original] = useState(read)
  const rows = useBegunLines(begun)
  const [initial] = useState(() => ({
    name: begun?.name ?? t('change.name', { name: read.name }).slice(0, MATERIAL_NAME_MAX_LENGTH),
    rows: begun ? rows : rowsOf(read.components, typed),
  }))
  const navigate = useNavigate()
  const showNew = useShowNewItem()
  return (
    <EditorFrame
      kind="recipe"
      section={t('recipes')}
      item={original}
      crumb={t('change.crumb')}
      title={t('change.title', { name: original.name })}
    >
      <p>
        {t('change.basedOn')} <ItemLink item={original} />
        {original.user && (
          <>
            {' '}
            <PersonLink user={original.user}>
              {t('change.author', { name: original.user.name })}
            </PersonLink>
          </>
        )}
        . {t('change.private')}
      </p>
      <RecipeCreation
        initial={initial}
        owner={user.id}
        id={null}
        begunAs={begun?.text}
        origin={{ originalId: original.id }}
        before={original.components}
        replacement={replaceInEditor}
        preview={(rows) => (
          <RecipeChemistry
            rows={rows}
            before={original.analysis}
            chart={(analysis) => <ChangedChart recipe={original} analysis={analysis} />}
          />
        )}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onCreated={(saved) => showNew(saved, t('created', { name: saved.name }))}
        onCancel={() => void navigate({ to: materialPath(original), ignoreBlocker: true })}
      />
    </EditorFrame>
  )
}
