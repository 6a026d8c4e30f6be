import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import { Amount } from '#components/amount.tsx'
import classes from '#components/version-side.module.css'
import { figureText } from '#lib/figure-text.ts'
import { AnalysisChemistry } from './analysis-chemistry.tsx'
import type { PreviewedAnalysis } from './analysis-editor.tsx'

export interface AnalysisSideProps extends PreviewedAnalysis {
  readonly name: string
}

/** The figures of a material, and the chemistry that follows from them. */
export function AnalysisSide({ name, analysis, unityType }: AnalysisSideProps) {
  return (
    <>
      <table className={classes.table}>
        <caption>{name}</caption>
        <tbody>
          {oxidesOf(analysis.percent).map((oxide) => (
            <tr key={oxide}>
              <th scope="row">{figureText(oxide)}</th>
              <td>
                <Amount value={analysis.percent[oxide]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AnalysisChemistry analysis={analysis} unityType={unityType} />
    </>
  )
}
