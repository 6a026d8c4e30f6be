import { isPlainLine } from './plain-text.ts'
import { foldText } from './slug.ts'

/** Tags of one item, and characters of one of them. */
export const TAGS_MAX = 20
export const TAG_MAX_LENGTH = 40

/**
 * A tag as tags are compared: case, accents and further spaces do not tell two apart.
 *
 * @example
 * foldTag('Liner  Émail') // 'liner email'
 */
export function foldTag(tag: string): string {
  return foldText(tag).trim().replace(/\s+/g, ' ')
}

/**
 * The tags of a line with commas, or of several lines, each as it was first written and only once.
 *
 * @example
 * readTags('#liner, food, Liner') // ['liner', 'food']
 */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,;，、\n]/)) {
    const tag = part
      .trim()
      .replace(/^#+\s*/, '')
      .replace(/\s+/g, ' ')
    const folded = foldTag(tag)
    if (folded !== '' && !tags.has(folded)) tags.set(folded, tag)
  }
  return [...tags.values()]
}

/** Whether an item may have these tags. */
export function areTags(tags: readonly string[]): boolean {
  return tags.length <= TAGS_MAX && tags.every(isTag)
}

function isTag(tag: string): boolean {
  return tag.length <= TAG_MAX_LENGTH && isPlainLine(tag)
}
