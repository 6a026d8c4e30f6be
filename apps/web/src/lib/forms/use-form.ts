import type { LanguageCode } from '@glazy/locales/languages'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '#lib/texts/formats-context.tsx'
import type { SayProblem } from '#lib/texts/problem-text.ts'
import {
  type FieldProblems,
  type Parsed,
  parsedAs,
  problemsOf,
  refusalsOf,
} from './field-problems.ts'

/** What is in the fields of a form, by the names of the fields. */
export type FormValues = object

export interface FormOptions<TValues extends FormValues, TSent> {
  /** What is in the fields at first. */
  readonly initial: TValues
  /**
   * Brings what checks the fields by the rules of the API, once someone fills the form in; or what
   * checks them is there already: {@link ownRules}.
   */
  readonly rules: Rules<TValues, TSent>
  /** Sends the form. What it gives is what is in the fields from then on. */
  readonly send: (sent: TSent, form: Sent<TValues>) => Promise<TValues | void>
  /** What a refusal says about fields, where the API does not name them itself. */
  readonly explain?: (error: unknown) => FieldProblems<TValues> | undefined
}

type Parse<TValues, TSent> = (values: TValues) => Parsed<TSent>
type Rules<TValues, TSent> = (() => Promise<Parse<TValues, TSent>>) | Checks<TValues, TSent>

/** What checks the fields, and the words for what it says about them. */
interface Checks<TValues, TSent> {
  readonly parse: Parse<TValues, TSent>
  readonly say: SayProblem
}

/**
 * Rules of a form that reads its fields itself; what was typed is what is sent.
 *
 * @param say what is wrong, in the words of the reader
 */
export function ownRules<TValues, TProblems extends FieldProblems<TValues>>(
  check: (values: TValues) => TProblems,
  say: (problem: NonNullable<TProblems[keyof TProblems]>, values: TValues) => string,
): Checks<TValues, TValues> {
  return {
    parse: (values) => parsedAs(values, check(values), (problem) => say(problem, values)),
    say: (told) => told,
  }
}

/** What was in the fields when a form was sent. */
export interface Sent<TValues> {
  readonly values: TValues
  /** What differs from what is saved. */
  readonly changed: readonly (keyof TValues & string)[]
}

/**
 * A form that is sent as a whole: its fields are React's own state, checked once they have been
 * left, and sent once at a time. While it is being sent nothing in it can be changed: what is typed
 * then would neither be sent nor stay where the form closes. What the API says about a field is told
 * there until the field is changed; what else goes wrong is given as `failure` until the next attempt.
 */
export function useForm<TValues extends FormValues, TSent>(options: FormOptions<TValues, TSent>) {
  const { initial, rules, send, explain } = options
  const form = useRef<HTMLFormElement>(null)
  const { values, names, changed, left, write, leave, settle } = useFields(initial)
  const [refused, setRefused] = useState<FieldProblems<TValues>>({})
  const [failure, setFailure] = useState<unknown>()
  const { isLocked: isBusy, whileLocked } = useLock()
  const { checks, bringChecks, sayRefusals } = useChecks(rules)
  const problems: FieldProblems<TValues> = checks ? problemsOf(checks.parse(values)) : {}

  function change(part: Partial<TValues>) {
    write(part)
    const heard = Object.keys(part).map((name) => [name, undefined])
    setRefused((now) => ({ ...now, ...Object.fromEntries(heard) }))
  }
  const set = <TName extends keyof TValues>(name: TName, value: TValues[TName]) =>
    change({ [name]: value } as unknown as Partial<TValues>) // by its name

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { activeElement } = document
    const wrong = await whileLocked(attempt)
    if (!wrong || focusFirst(form.current, names, wrong.problems)) return
    setFailure(wrong.error)
    giveBackFocus(form.current, activeElement)
  }

  /** Sends what is in the fields, and answers what is wrong with them or else. */
  async function attempt(): Promise<Wrong<TValues>> {
    leave(names)
    setRefused({})
    setFailure(undefined)
    try {
      const { parse } = checks ?? (await bringChecks())
      const parsed = parse(values)
      if (!parsed.success) return { problems: problemsOf(parsed) }
      const next = await send(parsed.data, { values, changed })
      if (next) settle(next)
      return { problems: {} }
    } catch (error) {
      const problems = await sayRefusals(explain?.(error) ?? refusalsOf(error, names))
      setRefused(problems)
      return { problems, error }
    }
  }

  /** What is wrong with a field, once it was left or sent. */
  const problemOf = (name: keyof TValues & string) =>
    refused[name] ?? (left.has(name) ? checks?.say(problems[name]) : undefined)

  const shared = (name: keyof TValues & string) => ({
    name,
    problem: problemOf(name),
    onBlur: () => leave([name]),
  })

  return {
    values,
    set,
    change,
    problemOf,
    isBusy,
    failure,
    /** What differs from what is saved. */
    changed,
    ...fieldsFor(values, set, shared),
    /** For the form element. Were it ever sent by the browser, nothing would be in the address. */
    formProps: {
      ref: form,
      // A dialog around it does not go by a slip of the finger.
      'data-typed': isBusy || changed.length > 0 || undefined,
      method: 'post',
      noValidate: true,
      inert: isBusy,
      // Sending it asks for them again, and tells what went wrong.
      onFocus: () => void (checks ?? bringChecks().catch(() => undefined)),
      onSubmit: (event: FormEvent) => void submit(event),
    } as const,
  }
}

/** What is in the fields of a form, beside what is saved, and which of them have been left. */
function useFields<TValues extends FormValues>(initial: TValues) {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof TValues>>(NOTHING)
  const names = Object.keys(initial) as (keyof TValues & string)[] // of an object made by name
  return {
    values,
    names,
    changed: names.filter((name) => !isSame(values[name], saved[name])),
    left,
    write: (part: Partial<TValues>) => setValues((now) => ({ ...now, ...part })),
    leave: (those: readonly (keyof TValues)[]) => setLeft((now) => new Set([...now, ...those])),
    /** Goes on from what was saved. */
    settle: (next: TValues) => {
      setSaved(next)
      setLeft(NOTHING)
      setValues(next)
    },
  }
}

interface SharedProps {
  readonly name: string
  readonly problem: string | undefined
  readonly onBlur: () => void
}

/** What the fields of a form are given, by the kind of field. */
function fieldsFor<TValues extends FormValues>(
  values: TValues,
  set: <TName extends keyof TValues>(name: TName, value: TValues[TName]) => void,
  shared: (name: keyof TValues & string) => SharedProps,
) {
  const plain = (name: NamesOf<TValues, string>) => ({
    ...shared(name),
    value: values[name] as string, // by its name
    onChange: (text: string) => set(name, text as TValues[typeof name]), // by its name
  })
  return {
    /** For a line of text. */
    text: (name: NamesOf<TValues, string>) => ({
      ...shared(name),
      value: values[name] as string, // by its name
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, target.value as TValues[typeof name]), // by its name
    }),
    /** For a number, or an area of rich text. */
    number: plain,
    rich: plain,
    /** For a box to tick. */
    box: (name: NamesOf<TValues, boolean>) => ({
      ...shared(name),
      checked: values[name] as boolean, // by its name
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        set(name, target.checked as TValues[typeof name]), // by its name
    }),
  }
}

/** Keeps a form as it is while something is done with it, one thing at a time. */
function useLock() {
  const isUnderWay = useRef(false)
  const [isLocked, setLocked] = useState(false)

  /** Undefined where something is being done already. */
  async function whileLocked<TResult>(run: () => Promise<TResult>): Promise<TResult | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    flushSync(() => setLocked(true))
    try {
      return await run()
    } finally {
      isUnderWay.current = false
      // At once: no field takes the focus before, and of a group the first wrong one does.
      flushSync(() => setLocked(false))
    }
  }

  return { isLocked, whileLocked }
}

/** What checks a form: brought when someone begins to fill it in, unless it is there. */
function useChecks<TValues extends FormValues, TSent>(rules: Rules<TValues, TSent>) {
  const { language } = useFormats()
  const [brought, setBrought] = useState<Checks<TValues, TSent>>()
  const checks = typeof rules === 'function' ? brought : rules

  async function bringChecks(): Promise<Checks<TValues, TSent>> {
    if (typeof rules !== 'function') return rules
    const say = bringWords(language)
    const found = { parse: await rules(), say: await say }
    setBrought(found)
    return found
  }

  /** What the API refuses, in the words of the reader. */
  async function sayRefusals(refusals: FieldProblems<TValues>): Promise<FieldProblems<TValues>> {
    const told = Object.entries<string | undefined>(refusals)
    if (told.length === 0) return refusals
    const say: SayProblem = await bringWords(language).catch(() => (text) => text)
    return Object.fromEntries(
      told.map(([name, text]) => [name, say(text)]),
    ) as FieldProblems<TValues> // the same names
  }

  return { checks, bringChecks, sayRefusals }
}

async function bringWords(language: LanguageCode): Promise<SayProblem> {
  const { bringProblemText } = await import('#lib/texts/problem-text.ts')
  return bringProblemText(language)
}

export type Form<TValues extends FormValues> = ReturnType<typeof useForm<TValues, unknown>>

type NamesOf<TValues, TType> = {
  [TName in keyof TValues]: TValues[TName] extends TType ? TName : never
}[keyof TValues] &
  string

const NOTHING: ReadonlySet<never> = new Set<never>()

interface Wrong<TValues> {
  readonly problems: FieldProblems<TValues>
  /** What was thrown. */
  readonly error?: unknown
}

/** Where it was before the form was locked, unless it has gone on. */
function giveBackFocus(form: HTMLFormElement | null, before: Element | null) {
  const isNowhere = document.activeElement === document.body
  if (isNowhere && before instanceof HTMLElement && form?.contains(before)) before.focus()
}

/** Puts the focus on the first field with a problem; answers whether there is one. */
function focusFirst<TValues>(
  form: HTMLFormElement | null,
  names: readonly (keyof TValues & string)[],
  problems: FieldProblems<TValues>,
): boolean {
  const field = names
    .filter((name) => problems[name] !== undefined)
    .map((name) => fieldNamed(form, name))
    .find((found) => found !== undefined)
  field?.focus()
  return field !== undefined
}

/** A field by its name; of several the first one that is wrong. */
function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const fields = form?.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
  const all = [...(fields ?? [])]
  return all.find((field) => field.getAttribute('aria-invalid') === 'true') ?? all[0]
}

/** Whether two values say the same: texts, ticks, or lists of texts. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
