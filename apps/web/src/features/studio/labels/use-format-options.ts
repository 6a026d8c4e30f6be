import { PAPERS, useUsualPaper } from '#lib/paper.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { LABEL_FORMATS, labelsPerPage } from './label-formats.ts'

/** Sheets and rolls to choose from, by their paper: that of the visitor's country first. */
export function useFormatOptions() {
  const { t } = useTranslation('labels')
  const { number } = useFormats()
  const papers = [...new Set([useUsualPaper(), ...LABEL_FORMATS.map((format) => format.paper)])]
  return papers.map((paper) => ({
    label: paper === 'roll' ? t('roll') : PAPERS[paper].name,
    options: LABEL_FORMATS.filter((format) => format.paper === paper).map((format) => ({
      value: format.id,
      label: t(paper === 'roll' ? 'rollName' : 'sheetName', {
        labels: number(labelsPerPage(format)),
        width: number(format.widthMm, 1),
        height: number(format.heightMm, 1),
        product: format.product,
      }),
    })),
  }))
}
