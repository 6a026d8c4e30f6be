import type { MaterialVersionSummary } from '@glazy/contract/material-versions'

/** Numbers of two versions. */
export interface ComparedVersions {
  readonly before: number
  readonly after: number
}

/**
 * The versions that are compared: those that were asked for, else the newest and the one before.
 *
 * @param versions the newest first
 * @returns undefined while there is only one
 */
export function comparedVersions(
  versions: readonly Pick<MaterialVersionSummary, 'number'>[],
  wanted: Partial<ComparedVersions>,
): ComparedVersions | undefined {
  const known = (number: number | undefined) =>
    versions.some((version) => version.number === number) ? number : undefined
  const after = known(wanted.after) ?? versions[0]?.number
  const before = known(wanted.before) ?? previousOf(versions, after)
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** The version before one, of those that can be read. */
export function previousOf(
  versions: readonly Pick<MaterialVersionSummary, 'number'>[],
  number: number | undefined,
): number | undefined {
  return versions.find((version) => version.number < (number ?? 0))?.number
}

/** Numbers of versions in the address of a page; what is none is left out. */
export function parseComparedVersions(
  raw: Readonly<Record<string, unknown>>,
): Partial<ComparedVersions> {
  const numberOf = (value: unknown) => {
    const number = Number(value)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  }
  const before = numberOf(raw.before)
  const after = numberOf(raw.after)
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
