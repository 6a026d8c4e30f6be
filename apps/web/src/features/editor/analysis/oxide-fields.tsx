import { COMMON_OXIDE_FIELDS } from '@glazy/ceramics/chemistry/oxide-fields'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'
import { MoreOxides } from './more-oxides.tsx'
import { OxideField } from './oxide-field.tsx'
import type { AnalysisEditorState } from './use-analysis-editor.ts'

/** The oxides as a data sheet has them, in their groups, and the loss on ignition. */
export function OxideFields({ editor }: { readonly editor: AnalysisEditorState }) {
  const { t } = useTranslation('analysisEditor')
  return (
    <>
      {COMMON_OXIDE_FIELDS.map(({ group, oxides }) => (
        <fieldset key={group} className={classes.group} data-group={group}>
          <legend>{t(`groups.${group}`)}</legend>
          <div className={classes.fields}>
            {oxides.map((oxide) => (
              <OxideField key={oxide} figureKey={oxide} editor={editor} />
            ))}
          </div>
        </fieldset>
      ))}
      <MoreOxides editor={editor} />
      <fieldset className={classes.group}>
        <legend>{t('groups.loi')}</legend>
        <div className={classes.fields}>
          <OxideField figureKey="loi" editor={editor} />
        </div>
        <p className={classes.note}>{t('loiHint')}</p>
      </fieldset>
    </>
  )
}
