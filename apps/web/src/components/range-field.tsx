import { parseDecimal } from '@glazy/ceramics/decimal'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTwoMeanings } from '#lib/texts/use-two-meanings.ts'
import classes from './range-field.module.css'

/** Ends of a range; without one it is open there. */
export interface RangeEnds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export interface RangeFieldProps {
  /** What is chosen, such as a formula. */
  readonly title: ReactNode
  /** Names of the two ends for screen readers. */
  readonly minLabel: string
  readonly maxLabel: string
  readonly value: RangeEnds
  /** The handles go from 0 to here in these steps; numbers may be typed beyond. */
  readonly end: number
  readonly step: number
  /** A choice that is made: a handle let go, a number entered. */
  readonly onChange: (ends: RangeEnds) => void
  /** While a handle is moved. */
  readonly onPreview?: (ends: RangeEnds) => void
  /** Stands above the handles, as wide as their way. */
  readonly children?: ReactNode
}

/** Milliseconds after the last key that a choice counts as made. */
const KEY_REST_MS = 400

/** A range between two handles, with a number field for each end. */
export function RangeField(props: RangeFieldProps) {
  const { title, minLabel, maxLabel, value, end, step, onChange, onPreview, children } = props
  const [moved, setMoved] = useState<RangeEnds>()
  const isHeld = useRef(false)
  const { min, max } = moved ?? value
  const low = Math.min(min ?? 0, end)
  const high = Math.min(max ?? end, end)

  function move(ends: RangeEnds) {
    setMoved(ends)
    onPreview?.(ends)
  }

  function letGo() {
    isHeld.current = false
    if (moved === undefined) return
    setMoved(undefined)
    onChange(moved)
  }

  useKeyRest(moved, isHeld, letGo)

  const handle = {
    type: 'range',
    min: 0,
    max: end,
    step,
    onPointerDown: () => {
      isHeld.current = true
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onBlur: letGo,
  } as const
  return (
    <fieldset
      className={classes.field}
      data-set={min !== undefined || max !== undefined || undefined}
    >
      <legend className={classes.title}>{title}</legend>
      <NumberField
        label={minLabel}
        end="least"
        value={min}
        onEnter={(entered) => onChange({ min: entered, max })}
      />
      <div
        className={classes.middle}
        style={{ '--low': low / end, '--high': high / end } as CSSProperties}
      >
        {children}
        <div className={classes.track}>
          <input
            {...handle}
            aria-label={minLabel}
            value={low}
            onChange={({ currentTarget }) => {
              const next = Math.min(Number(currentTarget.value), high)
              move({ min: next === 0 ? undefined : next, max })
            }}
          />
          <input
            {...handle}
            aria-label={maxLabel}
            value={high}
            onChange={({ currentTarget }) => {
              const next = Math.max(Number(currentTarget.value), low)
              move({ min, max: next >= end ? undefined : next })
            }}
          />
        </div>
      </div>
      <NumberField
        label={maxLabel}
        end="most"
        value={max}
        onEnter={(entered) => onChange({ min, max: entered })}
      />
    </fieldset>
  )
}

/** Drops a handle that was moved by keys, which have no end of their own. */
function useKeyRest(
  moved: RangeEnds | undefined,
  isHeld: RefObject<boolean>,
  letGo: () => void,
): void {
  const rest = useEffectEvent(letGo)
  useEffect(() => {
    if (moved === undefined || isHeld.current) return
    const timer = setTimeout(rest, KEY_REST_MS)
    return () => clearTimeout(timer)
  }, [moved, isHeld])
}

interface NumberFieldProps {
  readonly label: string
  /** Which end is entered here; it is named while the range is open there. */
  readonly end: 'least' | 'most'
  readonly value: number | undefined
  readonly onEnter: (value: number | undefined) => void
}

/** Takes a number with a point or a comma when it is left, or with the enter key. */
function NumberField({ label, end, value, onEnter }: NumberFieldProps) {
  const { t } = useTranslation('common')
  const { entered: textIn, plain } = useFormats()
  const twoMeanings = useTwoMeanings()
  const [told, tell] = useState<string>()
  const id = useId()
  const [isWrong, setWrong] = useState(false)

  function enter(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const text = textIn(event.currentTarget.value)
    const read = parseDecimal(text)
    tell(twoMeanings(text))
    const entered = read.ok && read.value >= 0 ? read.value : undefined
    const isEmpty = !read.ok && read.error === 'empty'
    setWrong(entered === undefined && !isEmpty)
    if ((isEmpty || entered !== undefined) && entered !== value) onEnter(entered)
  }

  return (
    <>
      <input
        // Another value from outside takes the place of what was typed.
        key={value}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className={classes.number}
        aria-label={label}
        placeholder={t(`range.${end}`)}
        aria-invalid={isWrong || undefined}
        aria-describedby={told && id}
        defaultValue={value === undefined ? undefined : plain(value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter(event)
        }}
      />
      {told && (
        <span id={id} className={classes.told} role="alert">
          {told}
        </span>
      )}
    </>
  )
}
