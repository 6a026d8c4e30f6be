import { memo } from 'react'
import { Card } from '#components/card.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'
import type { EditorRow } from './editor-rows.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSettledValue } from '#lib/use-settled-value.ts'
import { useRowChemistry } from './use-row-chemistry.ts'

interface RecipeChemistryProps {
  readonly rows: readonly EditorRow[]
}

/** The unity formula of a recipe while it is being written. */
export function RecipeChemistry({ rows }: RecipeChemistryProps) {
  return <SettledChemistry rows={useSettledValue(rows)} />
}

const SettledChemistry = memo(function SettledChemistry({ rows }: RecipeChemistryProps) {
  const { t } = useTranslation('editor')
  const { umf, groups, unknown } = useRowChemistry(rows)
  return (
    <Card title={t('chemistry.title')} hint={t('chemistry.hint')}>
      {umf ? (
        <>
          <UnityFormula moles={umf.moles} groups={groups} label={t('chemistry.label')} />
          <RatioLine umf={umf} />
        </>
      ) : (
        <p>{t('chemistry.none')}</p>
      )}
      {unknown.length > 0 && <p>{t('chemistry.unknown', { names: unknown.join(', ') })}</p>}
    </Card>
  )
})
