/** What the system says of files, in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EEXIST: 'is there already',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOSPC: 'there is no room left for it',
  ENOTDIR: 'a part of the path is no folder',
  ENOTEMPTY: 'is a folder with something in it',
  EPERM: 'the operation is not allowed',
  EROFS: 'cannot be written to',
}

/**
 * What the operator is told of a file that cannot be read or written.
 *
 * @returns `undefined` for an error that has nothing to do with a file
 */
export function explainFileError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  // Of what is written piece by piece the system does not say where.
  if (code === 'ENOSPC' && path === undefined) return 'There is no room left on the disk (ENOSPC)'
  const reason = REASONS[code ?? '']
  const file = dest ?? path
  return reason === undefined || file === undefined ? undefined : `${file}: ${reason} (${code})`
}

/** Whether who reads the output has gone, as `head` does. */
export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EPIPE'
}
