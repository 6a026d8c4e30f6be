import { useId } from 'react'
import { Card } from '#components/card.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { SectionProps } from './use-metadata-editor.ts'
import classes from './metadata-editor.module.css'
import { firstTypeOf, type TypeCategory } from './metadata-values.ts'
import { TypeField } from './type-field.tsx'

/** What kind of thing it is. Of an analysis it is told first whether that is a raw material. */
export function TypeSection({ item, values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  return (
    <Card title={t('type.title')} hint={t(`type.hint.${values.category}`)}>
      {item.kind === 'analysis' && (
        <CategoryChoice
          value={values.category}
          onChange={(category) => set({ category, typeId: firstTypeOf(category) })}
        />
      )}
      <TypeField
        key={values.category}
        category={values.category}
        value={values.typeId}
        problem={problem('baseTypeId') ?? problem('materialTypeId')}
        onChange={(typeId) => set({ typeId })}
      />
    </Card>
  )
}

interface CategoryChoiceProps {
  readonly value: TypeCategory
  readonly onChange: (category: TypeCategory) => void
}

const CATEGORIES: readonly TypeCategory[] = ['material', 'recipe']

function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation('metadata')
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend>{t('type.analysisOf')}</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={value === category}
            onChange={() => onChange(category)}
          />
          {t(`type.category.${category}`)}
        </label>
      ))}
    </fieldset>
  )
}
