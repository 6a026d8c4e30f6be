import { AMOUNT_MAX } from '@glazy/contract/limits'
import { ArrowDown, ArrowUp, GripVertical, Replace, X } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { NumberInput } from '#components/number-input.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import {
  amountOf,
  type ChosenMaterial,
  type EditorRow,
  isBlank,
  isWrongAmount,
  type RowProblem,
} from './editor-rows.ts'
import { IngredientField } from './ingredient-field.tsx'
import classes from './recipe-editor.module.css'

export interface RowActions {
  readonly change: (key: number, change: Partial<Omit<EditorRow, 'key'>>) => void
  readonly remove: (key: number) => void
  /** Moves the row by so many places. */
  readonly move: (key: number, by: number) => void
  readonly drop: (dragged: number, onto: number) => void
  readonly paste: (key: number, text: string) => void
  readonly focusAmount: (key: number) => void
  readonly focusNext: (key: number) => void
}

export interface EditorRowViewProps {
  readonly row: EditorRow
  readonly number: number
  readonly problem: RowProblem | undefined
  /** What there was of the material where a recipe is changed; undefined where there is none. */
  readonly was: number | undefined
  readonly actions: RowActions
  /** Looks for what stands for the material; undefined where that cannot be done. */
  readonly onReplace: ((material: ChosenMaterial) => void) | undefined
}

/**
 * One ingredient with its amount: to be written, moved and removed. Fifty of them are not rendered
 * anew for a key that one has got.
 */
export const EditorRowView = memo(function EditorRowView(props: EditorRowViewProps) {
  const { row, number, was, actions, onReplace } = props
  const { t } = useTranslation('editor')
  const { number: writeCount } = useFormats()
  const twoMeanings = useTwoMeanings()
  const problemId = useId()
  // Half a number is none yet: nothing is said while it is being typed.
  const [isTyping, setTyping] = useState(false)
  const problem = isTyping && props.problem === 'wrongAmount' ? undefined : props.problem
  const { key } = row
  return (
    <li
      className={classes.row}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault()
      }}
      onDrop={(event) => {
        const dragged = Number(event.dataTransfer.getData(DRAG_TYPE))
        if (!dragged) return
        event.preventDefault()
        actions.drop(dragged, key)
      }}
    >
      <Grip row={row} />
      <IngredientField
        row={row}
        number={number}
        problemId={problem && !AMOUNT_PROBLEMS.includes(problem) ? problemId : undefined}
        onType={(text) => actions.change(key, { text, material: undefined, pastedAs: undefined })}
        onChoose={(material) =>
          actions.change(key, { text: material.name, material, pastedAs: undefined })
        }
        onPasteRecipe={(text) => actions.paste(key, text)}
        onDone={() => actions.focusAmount(key)}
      />
      <span className={classes.amounts}>
        {was !== undefined && <Was amount={was} now={amountOf(row)} />}
        <AmountField
          row={row}
          number={number}
          problemId={problem && AMOUNT_PROBLEMS.includes(problem) ? problemId : undefined}
          onTyping={setTyping}
          actions={actions}
        />
      </span>
      <label className={classes.additional}>
        <input
          type="checkbox"
          checked={row.isAdditional}
          onChange={(event) => actions.change(key, { isAdditional: event.currentTarget.checked })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter never sends the recipe: it goes on writing it.
            event.preventDefault()
            actions.focusNext(key)
          }}
        />
        <span>{t('row.additional')}</span>
      </label>
      <RowTools row={row} actions={actions} onReplace={onReplace} />
      {row.pastedAs !== undefined && row.material && (
        <p className={classes.pasted}>{t('row.pastedAs', { text: row.pastedAs })}</p>
      )}
      {problem && (
        <p id={problemId} className={classes.problem}>
          {(problem === 'wrongAmount' && twoMeanings(row.amount)) ||
            t(`problems.${problem}`, { text: row.text.trim(), max: writeCount(AMOUNT_MAX) })}
        </p>
      )}
    </li>
  )
})

/** What there was of the ingredient, before the field of what there is. */
function Was({ amount, now }: { readonly amount: number; readonly now: number | undefined }) {
  const { t } = useTranslation('editor')
  const { written } = useFormats()
  return (
    <span className={classes.was} data-changed={amount !== now || undefined}>
      {amount === 0 ? t('row.new') : written(amount)} <span aria-hidden>→</span>
    </span>
  )
}

/** Where a row is taken hold of with the mouse; by keyboard and touch the arrows move it. */
function Grip({ row }: { readonly row: EditorRow }) {
  const isSpare = isBlank(row)
  return (
    <span
      className={classes.grip}
      aria-hidden
      draggable={!isSpare}
      data-spare={isSpare || undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, String(row.key))
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <GripVertical size={18} />
    </span>
  )
}

interface AmountFieldProps {
  readonly row: EditorRow
  readonly number: number
  /** Id of the element that says what is wrong with the amount. */
  readonly problemId: string | undefined
  /** It is being typed, or has been left. */
  readonly onTyping: (isTyping: boolean) => void
  readonly actions: RowActions
}

function AmountField({ row, number, problemId, onTyping, actions }: AmountFieldProps) {
  const { t } = useTranslation('editor')
  const { key, amount } = row
  return (
    <NumberInput
      isTold
      data-row={key}
      data-field="amount"
      className={classes.amount}
      aria-label={t('row.amount', { name: nameOf(row) || String(number) })}
      aria-invalid={isWrongAmount(row) || problemId !== undefined}
      aria-describedby={problemId}
      placeholder={t('row.amountPlaceholder')}
      maxLength={12}
      value={amount}
      onChange={(text) => {
        onTyping(true)
        actions.change(key, { amount: text })
      }}
      onBlur={() => onTyping(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        actions.focusNext(key)
      }}
    />
  )
}

type RowToolsProps = Pick<EditorRowViewProps, 'row' | 'actions' | 'onReplace'>

function RowTools({ row, actions, onReplace }: RowToolsProps) {
  const { t } = useTranslation('editor')
  const { key, material } = row
  const name = nameOf(row)
  const replace =
    onReplace && material && amountOf(row) !== undefined ? () => onReplace(material) : undefined
  const tools = [
    ...(replace ? [{ icon: Replace, label: t('row.replace', { name }), run: replace }] : []),
    { icon: ArrowUp, label: t('row.up', { name }), run: () => actions.move(key, -1) },
    { icon: ArrowDown, label: t('row.down', { name }), run: () => actions.move(key, 1) },
    { icon: X, label: t('row.remove', { name }), run: () => actions.remove(key) },
  ]
  return (
    <span
      className={classes.tools}
      data-spare={isBlank(row) || undefined}
      data-many={replace !== undefined || undefined}
    >
      {tools.map(({ icon: Icon, label, run }) => (
        <Button key={label} look="quiet" isIcon aria-label={label} onClick={run}>
          <Icon size={16} aria-hidden />
        </Button>
      ))}
    </span>
  )
}

/** Problems that are set right in the field of the amount, and not in that of the ingredient. */
const AMOUNT_PROBLEMS: readonly RowProblem[] = ['noAmount', 'wrongAmount']

const nameOf = ({ material, text }: EditorRow) => material?.name ?? text

/** What a dragged row is called, so that nothing else can be dropped. */
const DRAG_TYPE = 'application/x-glazy-recipe-row'
