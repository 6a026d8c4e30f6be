import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react'
import { DecimalInput } from '#components/decimal-input.tsx'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import classes from './analysis-editor.module.css'
import { type AnalysisType, type FigureKey, valueOf } from './figures.ts'
import type { AnalysisEditorState } from './use-analysis-editor.ts'

/** What an arrow key adds: a tenth of a percent, a thousandth of a mole. */
const STEPS: Readonly<Record<AnalysisType, number>> = {
  percentageAnalysis: 0.1,
  formulaAnalysis: 0.001,
}

export interface OxideFieldProps {
  readonly figureKey: FigureKey
  readonly editor: Pick<AnalysisEditorState, 'draft' | 'setText' | 'paste'>
}

/** The figure of one oxide, or the loss on ignition. A whole analysis can be pasted into it. */
export function OxideField({ figureKey, editor }: OxideFieldProps) {
  const { figures } = editor.draft
  return (
    <FigureField
      figureKey={figureKey}
      analysisType={figures.analysisType}
      text={figures.texts[figureKey] ?? ''}
      isWrong={valueOf(figures, figureKey) === undefined}
      setText={editor.setText}
      paste={editor.paste}
    />
  )
}

interface FigureFieldProps extends Pick<AnalysisEditorState, 'setText' | 'paste'> {
  readonly figureKey: FigureKey
  readonly analysisType: AnalysisType
  readonly text: string
  readonly isWrong: boolean
}

/** Dozens of them are not rendered again for a key that one has got. */
const FigureField = memo(function FigureField(props: FigureFieldProps) {
  const { figureKey, analysisType, text: written, isWrong, setText, paste } = props
  const { t } = useTranslation('analysisEditor')
  const { t: tChemistry } = useTranslation('chemistry')
  const twoMeanings = useTwoMeanings()
  const id = useId()
  const isLoss = figureKey === 'loi'

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    // A lone figure is pasted as it is; words beside figures are an analysis.
    if (!/\p{L}/u.test(text)) return
    event.preventDefault()
    void paste(text)
  }

  return (
    <div className={classes.field} data-filled={written !== '' || undefined}>
      <label htmlFor={id} title={isLoss ? tChemistry('loi') : OXIDE_TABLE[figureKey].name}>
        {isLoss ? tChemistry('loiShort') : <Formula>{figureKey}</Formula>}
      </label>
      <DecimalInput
        id={id}
        data-figure={figureKey}
        className={classes.input}
        step={isLoss ? STEPS.percentageAnalysis : STEPS[analysisType]}
        min={isLoss ? undefined : 0}
        maxLength={20}
        isTold
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        value={written}
        onChange={(text) => setText(figureKey, text)}
        onKeyDown={goOn}
        onPaste={onPaste}
      />
      {isWrong && (
        <p id={`${id}-problem`} className={classes.wrong}>
          {twoMeanings(written) ?? t(isLoss ? 'problems.loi' : 'problems.figure')}
        </p>
      )}
    </div>
  )
})

/** Enter moves to the next field instead of sending the form half filled in. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const { form } = event.currentTarget
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[data-figure]') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next) next.focus()
  else form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
}
