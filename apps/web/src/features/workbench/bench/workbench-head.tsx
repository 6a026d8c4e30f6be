import { Save, Trash2 } from 'lucide-react'
import { Button } from '#components/button.tsx'
import page from '#components/page.module.css'
import { isDraft } from '#features/workbench/contents/workbench-item.ts'
import { isInAnyMode, type Workbench } from '#features/workbench/contents/workbench.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BlendStart } from '#features/workbench/blend/blend-start.tsx'
import type { WorkbenchActions } from './use-workbench-actions.ts'
import classes from './workbench.module.css'

export interface WorkbenchHeadProps {
  readonly list: Workbench
  readonly workbench: WorkbenchActions
}

/** What can be done with everything on the workbench at once. */
export function WorkbenchHead({ list, workbench }: WorkbenchHeadProps) {
  const { t } = useTranslation('workbench')
  const { items } = list
  const drafts = items.filter(isDraft)
  // What is being written is saved by its own form.
  const savable = drafts.filter(
    ({ id, lines, figures }) => (lines.length > 0 || figures) && !isInAnyMode(list, id),
  )
  // What is saved nowhere has no id to be an ingredient by; of a recipe the ingredients are taken.
  const blendable = items.filter((item) => !isDraft(item) || item.kind === 'recipe')
  return (
    <header className={classes.head}>
      <div>
        <h1>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </div>
      <div className={classes.actions}>
        <BlendStart items={blendable} />
        {savable.length > 1 && (
          <Button
            look="filled"
            disabled={workbench.isSaving}
            aria-busy={workbench.isSaving}
            onClick={() => void workbench.save(savable)}
          >
            <Save size={16} aria-hidden />
            {workbench.isSaving
              ? t('savingLeft', { count: savable.length })
              : t('saveAll', { count: savable.length })}
          </Button>
        )}
        {drafts.length > 0 && (
          <Button disabled={workbench.isSaving} onClick={workbench.discardUnsaved}>
            <Trash2 size={16} aria-hidden />
            {t('discardUnsaved', { count: drafts.length })}
          </Button>
        )}
        {items.length > 0 && (
          <Button disabled={workbench.isSaving} onClick={workbench.clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </header>
  )
}
