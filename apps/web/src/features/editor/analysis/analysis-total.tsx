import { formulaWeight, sumOxides } from '@glazy/ceramics/chemistry/analysis'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'
import { amountsOf, hasOxide } from './figures.ts'
import type { AnalysisEditorState } from './use-analysis-editor.ts'

/** What the figures add up to, and the offer to scale them. */
export function AnalysisTotal({ editor }: { readonly editor: AnalysisEditorState }) {
  const { t } = useTranslation('analysisEditor')
  const { figures } = editor.draft
  const { oxides, loi } = amountsOf(figures)
  const isPercent = figures.analysisType === 'percentageAnalysis'
  const total = isPercent ? sumOxides(oxides) + loi : formulaWeight(oxides)
  const isScaled = isPercent && Math.abs(total - 100) < 0.005
  return (
    <div className={classes.total}>
      <p>
        {isPercent ? t('total.percent') : t('total.weight')}{' '}
        <strong>
          <Amount value={total} />
        </strong>
      </p>
      <Button disabled={!hasOxide(figures) || isScaled} onClick={editor.scale}>
        {isPercent ? t('scale.percent') : t('scale.formula')}
      </Button>
      <p className={classes.note}>{isPercent ? t('scale.percentHint') : t('scale.formulaHint')}</p>
    </div>
  )
}
