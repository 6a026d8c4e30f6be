import type { Log } from '@glazy/contract/logs'
import { LOG_PROBLEMS, logTypeId } from '@glazy/contract/rules/log'
import { logDescriptionField, logTitleField } from '@glazy/contract/rules/log-fields'
import * as z from 'zod'

/** What is in the fields of the form; the description as HTML. */
export type LogValues = {
  readonly title: string
  readonly logTypeId: string
  readonly description: string
  readonly isPrivate: boolean
}

export const EMPTY_LOG: LogValues = {
  title: '',
  logTypeId: String(logTypeId('NOTE')),
  description: '',
  isPrivate: false,
}

/** The form as it is when a log is opened in it. */
export function logValues(log: Log): LogValues {
  return {
    title: log.title,
    logTypeId: String(log.logTypeId),
    description: log.description ?? '',
    isPrivate: log.isPrivate,
  }
}

const fields = z.object({
  title: logTitleField,
  logTypeId: z
    .string()
    .transform(Number)
    .pipe(z.int(LOG_PROBLEMS.typeRequired).positive(LOG_PROBLEMS.typeRequired)),
  description: logDescriptionField,
  isPrivate: z.boolean(),
})

/** What the rules make of the form. */
export function parseLog(values: LogValues) {
  return fields.safeParse(values)
}
