import { UPLOAD_RULES } from '@glazy/contract/images'

/** What browsers and file systems call the pictures that are taken. */
export const PHOTOGRAPH_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] } as const

/** Files that can be chosen at once. */
export const FILES_AT_ONCE = 20

const MEGABYTE = 1_048_576

/** Megabytes of one file. */
export const PHOTOGRAPH_MEGABYTES = UPLOAD_RULES.material.maxBytes / MEGABYTE

/** Why a file cannot be a photograph; each is a text key. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'tooSmall' | 'tooMany'

/** Checks a file before it is sent. What it really holds is for the server to see. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!Object.hasOwn(PHOTOGRAPH_TYPES, type)) return 'wrongType'
  if (size === 0) return 'tooSmall'
  return size > UPLOAD_RULES.material.maxBytes ? 'tooLarge' : undefined
}

/** Chosen files, apart: those that can be sent, and those that can't with the reason. */
export function sortFiles(
  files: readonly File[],
  /** How many have been chosen before. */
  waiting: number,
): {
  readonly good: readonly File[]
  readonly refused: readonly { readonly name: string; readonly problem: FileProblem }[]
} {
  const checked = files.map((file) => ({ file, problem: fileProblem(file) }))
  const good = checked.filter(({ problem }) => problem === undefined).map(({ file }) => file)
  const room = Math.max(0, FILES_AT_ONCE - waiting)
  return {
    good: good.slice(0, room),
    refused: [
      ...checked.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : [])),
      ...good.slice(room).map(({ name }) => ({ name, problem: 'tooMany' as const })),
    ],
  }
}
