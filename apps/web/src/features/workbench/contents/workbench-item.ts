import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { UnityType } from '@glazy/ceramics/chemistry/unity'
import { MATERIAL_NAME_MAX_LENGTH, PRIMITIVE_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component, MaterialKind } from '@glazy/contract/materials'
import { FALLBACK_ANALYSIS_NAME } from '@glazy/contract/rules/authoring'

/** A line of a recipe on the workbench. */
export interface WorkingLine {
  /** Null when the material is private to someone else. */
  readonly materialId: number | null
  readonly name: string
  /** Parts by weight. */
  readonly amount: number
  /** Added on top of the base. */
  readonly isAdditional: boolean
}

/** The unity formula that a recipe should match. */
export interface Target {
  /** Whose formula it was; empty for one that was typed. */
  readonly name: string
  /** Moles per mole of flux. */
  readonly moles: OxideAmounts
}

/** What a raw material or an analysis consists of. */
export interface ItemFigures extends Analysis {
  readonly unityType: UnityType
}

/** An item on the workbench: a saved one by its id, or one that is not saved anywhere else. */
export interface WorkbenchItem {
  /** Negative until it is saved. */
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  readonly lines: readonly WorkingLine[]
  /** Place in the blend that it comes from, such as B3. */
  readonly code?: string
  readonly target?: Target
  /** The figures of a raw material or an analysis that is not saved anywhere else. */
  readonly figures?: ItemFigures
  /** The item of the library that it was copied from. */
  readonly originalId?: number
  /** For unsaved items: saving twice with the same key makes one recipe. */
  readonly clientKey?: string
}

/** What is known of a new item before it gets its temporary id. */
export type NewItem = Omit<WorkbenchItem, 'id'>

/** What an item of the library is made of. */
export interface LibraryItem {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  readonly components?: readonly Component[]
}

/** An item of the library as it is on the workbench. */
export function workbenchItem({ id, name, kind, components = [] }: LibraryItem): WorkbenchItem {
  return {
    id,
    name,
    kind,
    lines: components.map(({ material, percentageAmount, isAdditional }) => ({
      materialId: material.id,
      name: material.name,
      amount: percentageAmount,
      isAdditional,
    })),
  }
}

/**
 * A recipe that should match the formula of an item. It begins as a copy of it, so that ingredients
 * can be replaced one by one.
 */
export function targetDraft(item: WorkbenchItem, name: string, target: Target): NewItem {
  const whole = [{ materialId: item.id, name: item.name, amount: 100, isAdditional: false }]
  // What is saved nowhere can't be an ingredient.
  const lines = isDraft(item) ? [] : whole
  return { name, kind: 'recipe', lines: item.kind === 'recipe' ? knownLines(item) : lines, target }
}

/**
 * An unsaved copy of an item.
 *
 * @param name what the copy of a recipe or a material is called; an analysis keeps its name
 * @param figures of a raw material or an analysis
 */
export function copyDraft(item: WorkbenchItem, name: string, figures?: ItemFigures): NewItem {
  const { kind, originalId = item.id } = item
  const copy = {
    kind,
    lines: knownLines(item),
    ...(originalId > 0 && { originalId }),
    ...(item.target && { target: item.target }),
    ...(figures && { figures }),
  }
  if (kind === 'analysis') return { ...copy, name: item.name || FALLBACK_ANALYSIS_NAME }
  const longest = kind === 'recipe' ? MATERIAL_NAME_MAX_LENGTH : PRIMITIVE_NAME_MAX_LENGTH
  return { ...copy, name: name.slice(0, longest) }
}

/** Lines that can be written again: what nobody may see cannot be copied. */
function knownLines({ lines }: WorkbenchItem): readonly WorkingLine[] {
  return lines.filter(({ materialId }) => materialId !== null)
}

/** Whether an item is saved nowhere else. */
export function isDraft({ id }: Pick<WorkbenchItem, 'id'>): boolean {
  return id < 0
}
