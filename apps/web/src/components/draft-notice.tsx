import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import classes from './editor-form.module.css'

/** Says that what was written on an earlier visit is in the fields again. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('common')
  return (
    <p className={classes.restored} role="status">
      {t('draft.restored')} <Button onClick={onDiscard}>{t('draft.discard')}</Button>
    </p>
  )
}
