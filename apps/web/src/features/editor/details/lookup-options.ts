import type { SelectOption } from '#components/select-field.tsx'

/** The entries of a table as choices, and none of them before. */
export function optionsOf(
  table: readonly { readonly id: number; readonly name: string }[],
  none: string,
): SelectOption[] {
  return [{ value: '', label: none }, ...table.map(({ id, name }) => optionOf(id, name))]
}

function optionOf(id: number, label: string): SelectOption {
  return { value: String(id), label }
}

/** The id of a choice; null for none. */
export function idOf(value: string): number | null {
  return value === '' ? null : Number(value)
}
