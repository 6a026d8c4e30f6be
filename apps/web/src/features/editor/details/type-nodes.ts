import {
  ancestors,
  BASE_TYPES,
  childrenOf,
  findMaterialType,
  type MaterialType,
} from '@glazy/ceramics/lookups/material-types'
import { foldName } from '@glazy/contract/reading/text-words'
import type { Names } from '#lib/texts/names.ts'
import type { TypeCategory } from './metadata-values.ts'

/** A type as a line of the tree that is shown. */
export interface TypeNode {
  readonly type: MaterialType
  /** 1 for the types that are first. */
  readonly level: number
  /** Place among its siblings, from 1, and how many they are. */
  readonly position: number
  readonly siblings: number
  /** Undefined for a type without any below it. */
  readonly isOpen: boolean | undefined
  /** Undefined for a type that is first. */
  readonly parentId: number | undefined
}

const FIRST = { recipe: BASE_TYPES.recipes, material: BASE_TYPES.materials } as const

/**
 * The lines of the tree from top to bottom. While something is looked for, only what is called so
 * is there, with everything above it and, where it is opened, below it.
 *
 * @param open types that someone has opened
 */
export function typeNodes(
  category: TypeCategory,
  open: ReadonlySet<number>,
  query: string,
  names: Names,
): TypeNode[] {
  const found = query.trim() === '' ? undefined : foundTypes(category, query, names)
  const isShown = ({ id, path }: MaterialType) =>
    found === undefined || found.way.has(id) || path.some((above) => found.called.has(above))
  const list = (types: readonly MaterialType[], level: number, parentId?: number): TypeNode[] => {
    const shown = types.filter(isShown)
    return shown.flatMap((type, at) => {
      const children = childrenOf(type.id)
      const isOpened = open.has(type.id) || found?.way.has(type.id) === true
      const isOpen = children.length > 0 ? isOpened : undefined
      const node = { type, level, position: at + 1, siblings: shown.length, isOpen, parentId }
      return [node, ...(isOpen ? list(children, level + 1, type.id) : [])]
    })
  }
  return list(firstTypes(category), 1)
}

function firstTypes(category: TypeCategory): MaterialType[] {
  return FIRST[category].flatMap((id) => findMaterialType(id) ?? [])
}

/** Whether a type is called what is looked for, in either language: one of its words begins so. */
export function isCalled(
  { id, name, olderName }: MaterialType,
  query: string,
  names: Names,
): boolean {
  const wanted = ` ${foldName(query)}`
  return [names.of('type', id) ?? '', name, olderName ?? ''].some((one) =>
    ` ${foldName(one)}`.includes(wanted),
  )
}

/** Types that are called what is looked for, and those on the way to them. */
function foundTypes(category: TypeCategory, query: string, names: Names) {
  const below = (types: readonly MaterialType[]): MaterialType[] =>
    types.flatMap((type) => [type, ...below(childrenOf(type.id))])
  const called = below(firstTypes(category)).filter((type) => isCalled(type, query, names))
  return {
    called: new Set(called.map(({ id }) => id)),
    way: new Set(called.flatMap(({ path }) => path.slice(0, -1))),
  }
}

/** The types above a type, which are to be open so that it is seen. */
export function pathTo(id: number | null): ReadonlySet<number> {
  return new Set(ancestors(id ?? 0).map((type) => type.id))
}

/** What a key does to the tree: opens or closes a type, or goes to another one. */
export type TreeStep =
  { readonly open: number } | { readonly close: number } | { readonly goTo: number }

/** What a key means on a line, as trees are used everywhere; undefined for any other key. */
export function treeStep(
  nodes: readonly TypeNode[],
  at: number,
  key: string,
  names: Names,
): TreeStep | undefined {
  const node = nodes[at]
  if (node === undefined) return undefined
  const { id } = node.type
  switch (key) {
    case 'ArrowDown':
      return goTo(nodes[at + 1])
    case 'ArrowUp':
      return goTo(nodes[at - 1])
    case 'Home':
      return goTo(nodes[0])
    case 'End':
      return goTo(nodes.at(-1))
    case 'ArrowRight':
      if (node.isOpen === false) return { open: id }
      return node.isOpen ? goTo(nodes[at + 1]) : undefined
    case 'ArrowLeft':
      if (node.isOpen) return { close: id }
      return node.parentId === undefined ? undefined : { goTo: node.parentId }
    default:
      return /^\p{L}$/u.test(key) ? goTo(nextCalled(nodes, at, key, names)) : undefined
  }
}

/** A letter goes to the next line that begins with it, round the tree. */
function nextCalled(
  nodes: readonly TypeNode[],
  at: number,
  letter: string,
  names: Names,
): TypeNode | undefined {
  return [...nodes.slice(at + 1), ...nodes.slice(0, at)].find(({ type }) =>
    foldName(names.of('type', type.id) ?? '').startsWith(foldName(letter)),
  )
}

function goTo(node: TypeNode | undefined): TreeStep | undefined {
  return node && { goTo: node.type.id }
}
