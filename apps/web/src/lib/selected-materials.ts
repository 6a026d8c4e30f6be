import { SELECTED_MAX } from '@glazy/contract/limits'
import { browserStore, useBrowserStore } from './browser-store.ts'

/** An item ticked in a list, with what the compare bar needs to show it. */
export interface SelectedMaterial {
  readonly id: number
  readonly name: string
  readonly image: { readonly cdnId: string } | null
  readonly isArchived: boolean
  readonly isAnalysis: boolean
  readonly isPrimitive: boolean
}

/** Anything that can be selected: a card, a table row, a detail page. */
export interface SelectableMaterial extends Omit<SelectedMaterial, 'image'> {
  readonly image: { readonly cdnId: string } | null
}

const store = browserStore<readonly SelectedMaterial[]>({
  key: 'glazy-selected-materials',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored) ? stored.flatMap(parseItem).slice(0, SELECTED_MAX) : [],
})

/** The selected items, in the order of selection, the same in all tabs. */
export function useSelectedMaterials(): readonly SelectedMaterial[] {
  return useBrowserStore(store)
}

/** Calls back after every change, also of another tab; returns how to stop that. */
export const onSelectedMaterialsChange = store.subscribe

export function getSelectedMaterials(): readonly SelectedMaterial[] {
  return store.get()
}

/** The selected items and one more, which is compared with them. */
export function comparedWith(id: number): readonly number[] {
  return [...new Set([...store.get().map((item) => item.id), id])].slice(-SELECTED_MAX)
}

/** Adds items that have a name; what would go beyond the limit as a whole is ignored. */
export function selectMaterials(items: readonly SelectableMaterial[]): void {
  const selected = store.get()
  const known = new Set(selected.map((item) => item.id))
  const added = items.filter((item) => item.name.trim() !== '' && !known.has(item.id)).map(pick)
  if (added.length > 0 && selected.length + added.length <= SELECTED_MAX) {
    store.set([...selected, ...added])
  }
}

export function unselectMaterials(ids: readonly number[]): void {
  store.set(store.get().filter((item) => !ids.includes(item.id)))
}

export function toggleSelectedMaterial(item: SelectableMaterial): void {
  if (store.get().some((selected) => selected.id === item.id)) unselectMaterials([item.id])
  else selectMaterials([item])
}

export function clearSelectedMaterials(): void {
  store.set([])
}

function pick(item: SelectableMaterial): SelectedMaterial {
  return {
    id: item.id,
    name: item.name,
    image: item.image && { cdnId: item.image.cdnId },
    isArchived: item.isArchived,
    isAnalysis: item.isAnalysis,
    isPrimitive: item.isPrimitive,
  }
}

function parseItem(stored: unknown): readonly SelectedMaterial[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { id, name, image, ...flags }: Partial<Record<string, unknown>> = { ...stored }
  if (!Number.isInteger(id) || typeof name !== 'string' || name.trim() === '') return []
  return [
    {
      id: Number(id),
      name,
      image: parseImage(image),
      isArchived: flags.isArchived === true,
      isAnalysis: flags.isAnalysis === true,
      isPrimitive: flags.isPrimitive === true,
    },
  ]
}

function parseImage(image: unknown): SelectedMaterial['image'] {
  if (typeof image !== 'object' || image === null || !('cdnId' in image)) return null
  return typeof image.cdnId === 'string' ? { cdnId: image.cdnId } : null
}
