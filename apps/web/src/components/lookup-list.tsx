import { LOOKUP_MIN_LENGTH } from '@glazy/contract/limits'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './lookup-list.module.css'

/** Something that was found for what is typed. */
export interface LookupChoice {
  readonly id: number
  readonly name: string
  /** How it is shown, where that is not its name. */
  readonly shown?: string | undefined
  /** Of what kind it is. */
  readonly detail?: string | undefined
  /** What tells it apart from others of its name. */
  readonly note?: string
}

export interface LookupListProps<TChoice extends LookupChoice> {
  /** Id of the list; the choices are `<id>-0`, `<id>-1` and so on. */
  readonly id: string
  readonly choices: readonly TChoice[]
  readonly isShown: boolean
  readonly active: number
  readonly onChoose: (choice: TChoice) => void
}

/** What was found, below its field. Focus stays in the field; the pointer chooses directly. */
export function LookupList<TChoice extends LookupChoice>(props: LookupListProps<TChoice>) {
  const { id, choices, isShown, active, onChoose } = props
  const { t } = useTranslation('common')
  const list = useRef<HTMLUListElement>(null)
  const count = isShown ? choices.length : 0
  // A keyboard on the screen leaves the field at the lower end of what is seen.
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('lookup.choices')}
      hidden={!isShown}
      className={classes.choices}
    >
      {choices.map((choice, index) => (
        <li
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.choice}
          // The press would take the focus out of the field before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          <span className={classes.named}>
            {choice.shown ?? choice.name}
            {choice.note && <span className={classes.about}>{choice.note}</span>}
          </span>
          <span className={classes.detail}>{choice.detail}</span>
        </li>
      ))}
    </ul>
  )
}

/** How looking something up is going, where there is something to be said about it. */
export type LookupState = 'looking' | 'failed' | 'nothingFound'

export interface LookupNoteProps {
  /** What is typed, without blanks around it. */
  readonly text: string
  readonly state: LookupState | undefined
}

/** How looking something up is going. */
export function LookupNote({ text, state }: LookupNoteProps) {
  const { t } = useTranslation('common')
  const isShort = text !== '' && text.length < LOOKUP_MIN_LENGTH
  if (!isShort && state === undefined) return null
  return (
    <p role="status" className={classes.note}>
      {isShort && t('lookup.typeMore', { count: LOOKUP_MIN_LENGTH })}
      {state && t(`lookup.${state}`, { text })}
    </p>
  )
}
