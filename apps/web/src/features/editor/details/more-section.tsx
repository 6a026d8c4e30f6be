import { MATERIAL_STATES } from '@glazy/ceramics/lookups/lookups'
import { isLockingState, stateNote, stateRefusal } from '@glazy/contract/rules/lifecycle'
import { useId } from 'react'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { countriesByName } from '#lib/texts/countries.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { ItemField } from './item-field.tsx'
import { idOf, optionsOf } from './lookup-options.ts'
import type { SectionProps } from './use-metadata-editor.ts'
import classes from './metadata-editor.module.css'

const CATEGORY_OF_KIND = {
  recipe: 'recipes',
  analysis: 'analyses',
  primitive: 'materials',
} as const

/** What it is a revision of, where it comes from, and how far it has come. */
export function MoreSection(props: SectionProps) {
  const { item, values, set, problem } = props
  const { t } = useTranslation('metadata')
  useTranslation('countries')
  const names = useNames()
  const formats = useFormats()
  return (
    <Card title={t('more.title')}>
      <ItemField
        label={t('more.revisionOf')}
        hint={t('more.revisionHint')}
        category={CATEGORY_OF_KIND[item.kind]}
        exceptId={item.id}
        value={values.revisionParent}
        problem={problem('revisionParentId')}
        onChange={(revisionParent) => set({ revisionParent })}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('more.country')}
          isFormField
          value={String(values.countryId ?? '')}
          problem={problem('countryId')}
          onChange={(value) => set({ countryId: idOf(value) })}
          options={optionsOf(countriesByName(names, formats), t('none'))}
        />
      </div>
      <StateChoice {...props} />
    </Card>
  )
}

/** States go one way. Those that can't be chosen are shown with the reason. */
function StateChoice({ item, values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  const problemId = useId()
  const stated = {
    kind: item.kind,
    materialStateId: item.materialStateId,
    hasPhoto: item.images.length > 0,
  }
  return (
    <fieldset className={classes.states} aria-describedby={problemId}>
      <legend>{t('state.legend')}</legend>
      {MATERIAL_STATES.map(({ id }) => {
        const note = stateNote(stated, id)
        return (
          <label key={id} className={classes.choice}>
            <input
              type="radio"
              name={`${problemId}-state`}
              checked={values.materialStateId === id}
              disabled={stateRefusal(stated, id) !== null}
              onChange={() => set({ materialStateId: id })}
            />
            <span>
              {t(`state.${STATE_KEYS[id]}`)}
              {note && <span className={classes.reason}> {t(`state.note.${note}`)}</span>}
            </span>
          </label>
        )
      })}
      {isLockingState(values.materialStateId) && (
        <p role="alert" className={classes.locks}>
          {t('state.locked')}
        </p>
      )}
      <p id={problemId} className={classes.problem}>
        {problem('materialStateId')}
      </p>
    </fieldset>
  )
}

const STATE_KEYS = { 1: 'testing', 2: 'production', 3: 'discontinued' } as const
