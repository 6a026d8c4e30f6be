import type { FoundCollection } from '../record/document.ts'
import { nodeText, type YamlMap, type YamlNode } from '../yaml/yaml-node.ts'

/** Collections of a person's export; what has no name is none. */
export function readCollections(records: Iterable<YamlMap>): FoundCollection[] {
  return [...records].flatMap(({ entries }) => {
    const text = (key: string) => {
      const node = entries.get(key)
      return node === undefined ? '' : nodeText(node).trim()
    }
    const [name, description] = [text('name'), text('description')]
    if (name === '') return []
    const collection = {
      name,
      isPinned: text('isPinned') === 'true',
      itemIds: idsOf(entries.get('items')),
    }
    return [description === '' ? collection : { ...collection, description }]
  })
}

function idsOf(items: YamlNode | undefined): readonly number[] {
  if (items?.kind !== 'list') return []
  return items.items.flatMap((item) => {
    const id = item.kind === 'map' ? item.entries.get('id') : undefined
    const number = id === undefined ? NaN : Number(nodeText(id))
    return Number.isSafeInteger(number) && number > 0 ? [number] : []
  })
}
