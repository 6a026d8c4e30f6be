import { type LibraryColumns, versionOf } from '#library-index/columns/columns.ts'

/** What follows from the whole library, made once for as long as nothing in it changes. */
export function perVersion<TMade>(
  make: (columns: LibraryColumns) => TMade,
): (columns: LibraryColumns) => TMade {
  const known = new WeakMap<LibraryColumns, { readonly version: number; readonly made: TMade }>()
  return (columns) => {
    const version = versionOf(columns)
    const last = known.get(columns)
    if (last?.version === version) return last.made
    const made = make(columns)
    known.set(columns, { version, made })
    return made
  }
}
