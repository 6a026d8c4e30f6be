import type { FormEvent } from 'react'

/** Name of a button that sends its form to be saved over the version in its value. */
export const VERSION_BUTTON = 'version'

/**
 * The version that a form is saved over: the one that was open when writing began, unless the
 * button that sent it names another one.
 */
export function versionOf<TOpened extends number | null>(
  event: FormEvent,
  opened: TOpened,
): number | TOpened {
  const { nativeEvent } = event
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const isNamed = submitter instanceof HTMLButtonElement && submitter.name === VERSION_BUTTON
  return isNamed ? Number(submitter.value) : opened
}
