/** The names that more than one of the items has. */
export function repeatedNames(items: readonly { readonly name: string }[]): ReadonlySet<string> {
  const names = items.map(({ name }) => name)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}
