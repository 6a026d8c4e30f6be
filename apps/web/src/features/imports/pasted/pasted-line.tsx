import { meaningsOf } from '@glazy/ceramics/decimal'
import {
  LINE_MEANINGS,
  type LineCorrection,
  type LineMeaning,
  type LineReading,
} from '@glazy/formats/text/line-readings'
import type { ImportProblem } from '@glazy/formats/import/content'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { NumberInput } from '#components/number-input.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ProblemText } from '#features/imports/problems/problem-text.tsx'
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
          isNumber
          className={classes.amount}
          aria-label={t('lines.amountOf', { what })}
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
  readonly isNumber?: boolean
  /** Told what was typed, once it is whole. */
  readonly onEnter: (value: string) => void
}

/**
 * A field that is read when it is left, or with Enter: not with every key. A number that may be either
 * of two stays in it until it is one.
 */
function LineField({ value, isNumber = false, onEnter, ...rest }: LineFieldProps) {
  const [typed, setTyped] = useState<string>()
  function enter() {
    if (isNumber && meaningsOf(typed ?? '') !== undefined) return
    if (typed !== undefined && typed !== value) onEnter(typed)
    setTyped(undefined)
  }
  const field = {
    ...rest,
    value: typed ?? value,
    onBlur: enter,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') enter()
    },
  }
  return isNumber ? (
    <NumberInput {...field} onChange={setTyped} />
  ) : (
    <input
      autoComplete="off"
      {...field}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
