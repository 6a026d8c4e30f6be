import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { MAX_DEPTH } from '../record/limits.ts'

/** An element with its attributes and children; names in lower case, texts with entities decoded. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** The text directly within the element, trimmed. */
  readonly text: string
  /** Position of its tag in the text that was parsed. */
  readonly position: number
}

/** What the parser gives in its order-preserving form. */
type ParsedNode = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Entities are decoded below: only the five of XML and numeric ones, never declared ones.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  allowBooleanAttributes: true,
  maxNestedTags: MAX_DEPTH,
  transformTagName: (name) => name.toLowerCase(),
  transformAttributeName: (name) => name.toLowerCase(),
  captureMetaData: true,
})

const META = XMLParser.getMetaDataSymbol()

/**
 * Parses a piece of XML without document type declaration.
 *
 * @throws Error when it is nested too deeply or too broken for any tree
 */
export function parseXml(text: string): XmlNode[] {
  return toNodes(parser.parse(text) as readonly ParsedNode[])
}

/** Where and why a piece of XML is not well-formed; null when it is. Lines count from 1. */
export function findXmlError(text: string): { line: number; message: string } | null {
  const result = XMLValidator.validate(text, { allowBooleanAttributes: true })
  return result === true ? null : { line: result.err.line, message: result.err.msg }
}

/** Escapes each `&` that begins no entity, as older exporters wrote them. */
export function escapeBareAmpersands(text: string): string {
  return text.replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|amp;|lt;|gt;|quot;|apos;)/gi, '&amp;')
}

function toNodes(parsed: readonly ParsedNode[]): XmlNode[] {
  const nodes: XmlNode[] = []
  for (const item of parsed) {
    const name = Object.keys(item).find((key) => key !== ':@')
    if (name === undefined || name === '#text') continue
    const content = item[name] as readonly ParsedNode[]
    const meta = item[META as unknown as string] as { startIndex?: number } | undefined
    nodes.push({
      name,
      attributes: toAttributes(item[':@']),
      children: toNodes(content),
      text: decodeEntities(textOf(content)).trim(),
      position: meta?.startIndex ?? 0,
    })
  }
  return nodes
}

function toAttributes(parsed: unknown): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (typeof parsed !== 'object' || parsed === null) return attributes
  for (const [name, value] of Object.entries(parsed)) {
    attributes[name] = typeof value === 'string' ? decodeEntities(value) : ''
  }
  return attributes
}

function textOf(children: readonly ParsedNode[]): string {
  return children.map((child) => ('#text' in child ? String(child['#text']) : '')).join('')
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Decodes the five named entities of XML and numeric ones; anything else stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED_ENTITIES[entity.toLowerCase()] ?? whole
    const code = /^#x/i.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number.parseInt(entity.slice(1), 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
