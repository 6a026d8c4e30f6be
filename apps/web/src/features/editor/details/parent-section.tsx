import { Card } from '#components/card.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ItemField } from './item-field.tsx'
import type { SectionProps } from './use-metadata-editor.ts'

/** The general material of which a raw material is one kind. */
export function ParentSection({ item, values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  return (
    <Card title={t('parent.title')}>
      <ItemField
        label={t('parent.label')}
        hint={t('parent.hint')}
        category="materials"
        exceptId={item.id}
        value={values.parent}
        problem={problem('materialParentId')}
        onChange={(parent) => set({ parent })}
      />
    </Card>
  )
}
