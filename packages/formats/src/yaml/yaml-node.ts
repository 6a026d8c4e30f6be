/** A value of a YAML file with its line; text stays text, so that a cone `06` never becomes 6. */
export type YamlNode = YamlText | YamlMap | YamlList

/** A scalar; null where the file says null or nothing. */
export interface YamlText {
  readonly kind: 'text'
  readonly line: number
  readonly text: string | null
}

/** A mapping in file order. */
export interface YamlMap {
  readonly kind: 'map'
  readonly line: number
  readonly entries: ReadonlyMap<string, YamlNode>
}

/** A sequence. */
export interface YamlList {
  readonly kind: 'list'
  readonly line: number
  readonly items: readonly YamlNode[]
}

/** The node on one line of readable text, for fields the product has no place for. */
export function nodeText(node: YamlNode): string {
  if (node.kind === 'text') return node.text ?? ''
  if (node.kind === 'list') return node.items.map(nodeText).join('; ')
  return [...node.entries].map(([key, value]) => `${key}: ${nodeText(value)}`).join(', ')
}
