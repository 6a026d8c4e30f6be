import { submittedLines } from '#features/editor/recipe/editor-rows.ts'
import type { Replacing } from '#features/editor/recipe/recipe-editor.tsx'
import { useRowChemistry } from '#features/editor/recipe/use-row-chemistry.ts'
import { ReplaceDialog } from '#features/solve/swap/replace-dialog.tsx'

/** The rows of the editor as the solver takes them. Loaded when a material is to be replaced. */
export default function ReplaceInRows({ rows, ...replacing }: Replacing) {
  const { analysis, unknown } = useRowChemistry(rows.filter((row) => row.material !== undefined))
  const lines = submittedLines(rows).map(
    ({ componentMaterialId: materialId, percentageAmount: amount, name, isAdditional }) => ({
      materialId,
      name,
      amount,
      isAdditional,
    }),
  )
  return <ReplaceDialog {...replacing} lines={lines} unknown={unknown} percent={analysis.percent} />
}
