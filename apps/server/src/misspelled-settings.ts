import { SETTINGS } from './config.ts'

/**
 * Names in the environment that are nearly those of settings, each with the setting: what is
 * misspelled is not read, and its default holds without a word.
 */
export function misspelledSettings(
  env: Readonly<Record<string, string | undefined>>,
): readonly (readonly [written: string, setting: string])[] {
  const missing = SETTINGS.filter((name) => !env[name])
  return Object.entries(env)
    .filter(([written, value]) => value && !SETTINGS.includes(written) && !isOfService(value))
    .flatMap(([written]) => {
      const setting = missing.find((name) => isNearly(written, name))
      return setting === undefined ? [] : [[written, setting] as const]
    })
}

/** Kubernetes and Docker tell where a service named `glazy` is: `GLAZY_PORT=tcp://10.96.0.12:80`. */
function isOfService(value: string): boolean {
  return /^(?:tcp|udp|sctp):/.test(value)
}

/** Of short names, such as `PORT`, there are too many that look alike. */
const SHORT_NAME = 4

function isNearly(written: string, name: string): boolean {
  const [one, other] = [written, name].map((text) => text.toUpperCase().replaceAll('_', ''))
  if (one === undefined || other === undefined) return false
  return one === `GLAZY${other}` || (other.length > SHORT_NAME && isOneSlip(one, other))
}

/** Whether one letter is missing, too many or another, or two have changed places. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end))
  if (a === undefined || b === undefined) return false
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a === [...b].reverse().join(''))
}
