import {
  LINE_MEANINGS,
  type LineCorrection,
  type LineMeaning,
  type LineReading,
} from '@glazy/formats/text/line-readings'
import type { ImportProblem } from '@glazy/formats/import/content'
import { type ComponentProps, useState } from 'react'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ProblemText } from '../problem-text.tsx'
import classes from './pasted-lines.module.css'

export interface PastedLineProps {
  readonly reading: LineReading
  readonly correction: LineCorrection | undefined
  readonly problems: readonly ImportProblem[]
  readonly onCorrect: (correction: LineCorrection) => void
}

/** A line of a pasted text, and fields with what it was read as. */
export function PastedLine({ reading, correction, problems, onCorrect }: PastedLineProps) {
  const { t } = useTranslation('imports')
  const { typed } = useFormats()
  const { source, meaning } = reading
  const text = correction?.text ?? reading.text
  const amount = correction?.amount ?? typed(reading.amount ?? '')
  const isIngredient = meaning === 'ingredient' || meaning === 'addition'
  const what = source || t('lines.noName')
  const correct = (change: Partial<LineCorrection>) =>
    onCorrect({ meaning: meaningOf(meaning), text, amount, ...change })
  return (
    <li className={classes.line} data-meaning={meaning}>
      <span className={classes.source}>{what}</span>
      <SelectField
        label={t('lines.meaningOf', { what })}
        isLabelHidden
        value={meaning}
        onChange={(value) => correct({ meaning: meaningOf(value) })}
        options={optionsOf(reading).map((value) => ({
          value,
          label: t(`lines.meanings.${value}`),
        }))}
      />
      {isIngredient && (
        <LineField
          className={classes.amount}
          aria-label={t('lines.amountOf', { what })}
          inputMode="decimal"
          value={amount}
          onEnter={(value) => correct({ amount: value })}
        />
      )}
      {hasText(meaning) && (
        <LineField
          className={classes.text}
          aria-label={t(isIngredient ? 'lines.ingredientOf' : 'lines.textOf', { what })}
          value={text}
          onEnter={(value) => correct({ text: value })}
        />
      )}
      {problems.map((problem, at) => (
        <p key={at} className={classes.problem}>
          <ProblemText problem={problem} />
        </p>
      ))}
    </li>
  )
}

/** What a line may be said to be; a name that stands nowhere can only be given. */
function optionsOf({ meaning, line }: LineReading): readonly LineReading['meaning'][] {
  if (line === undefined) return ['name']
  return isChoice(meaning) ? LINE_MEANINGS : [meaning, ...LINE_MEANINGS]
}

function isChoice(meaning: string): meaning is LineMeaning {
  return (LINE_MEANINGS as readonly string[]).includes(meaning)
}

function meaningOf(meaning: string): LineMeaning {
  return isChoice(meaning) ? meaning : 'notes'
}

function hasText(meaning: LineReading['meaning']): boolean {
  return (
    meaning !== 'notes' && meaning !== 'nothing' && meaning !== 'additions' && meaning !== 'field'
  )
}

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string
  /** Told what was typed, once it is whole. */
  readonly onEnter: (value: string) => void
}

/** A field that is read when it is left, or with Enter: not with every key. */
function LineField({ value, onEnter, ...rest }: LineFieldProps) {
  const [typed, setTyped] = useState<string>()
  function enter() {
    if (typed !== undefined && typed !== value) onEnter(typed)
    setTyped(undefined)
  }
  return (
    <input
      autoComplete="off"
      {...rest}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter()
      }}
    />
  )
}
