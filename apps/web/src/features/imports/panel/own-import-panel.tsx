import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#components/button.tsx'
import { RecipeImportPanel } from '#features/imports/recipe-import-panel.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { OwnImportProps } from './own-import.tsx'
import classes from './own-import.module.css'

/** Brings recipes from files into the list below. */
export default function OwnImportPanel({ user, panel }: OwnImportProps) {
  const { t } = useTranslation('imports')
  const { t: tCommon } = useTranslation('common')
  const headingId = useId()
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId}>{t('title')}</h2>
        <Button
          look="quiet"
          isIcon
          aria-label={tCommon('action.close')}
          title={tCommon('action.close')}
          onClick={panel.toggle}
        >
          <X size={18} aria-hidden />
        </Button>
      </header>
      <p className={classes.lead}>{t('text')}</p>
      <RecipeImportPanel
        user={user}
        dropped={panel.dropped?.files}
        ownRecipes={
          <Button look="filled" onClick={panel.toggle}>
            {t('done.mine')}
          </Button>
        }
      />
    </section>
  )
}
