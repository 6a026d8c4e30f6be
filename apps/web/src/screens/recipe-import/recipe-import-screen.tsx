import type { CurrentUser } from '@glazy/contract/accounts'
import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { buttonClass } from '#components/button-class.ts'
import page from '#components/page.module.css'
import { RecipeImportPanel } from '#features/imports/recipe-import-panel.tsx'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface RecipeImportScreenProps {
  readonly user: CurrentUser
  /** What somebody has brought along for it. */
  readonly begun?: { readonly text: string; readonly files: readonly File[] }
}

/** Where recipes from other programs are imported. */
export function RecipeImportScreen({ user, begun }: RecipeImportScreenProps) {
  const { t } = useTranslation('imports')
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'recipes',
            content: (
              <Link to="/recipes" activeOptions={EXACT}>
                {t('recipesCrumb')}
              </Link>
            ),
          },
          { key: 'import', content: t('crumb') },
        ]}
      />
      <h1>{t('title')}</h1>
      <p className={page.lead}>{t('text')}</p>
      <RecipeImportPanel
        user={user}
        pasted={begun?.text}
        dropped={begun && begun.files.length > 0 ? begun.files : undefined}
        ownRecipes={
          <Link to="/recipes" search={{ u: String(user.id) }} className={buttonClass('filled')}>
            {t('done.mine')}
          </Link>
        }
      />
    </div>
  )
}
