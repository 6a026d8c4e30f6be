/** Elements of a rich text; the API sends no others, and here no others are made. */
const ELEMENTS = [
  'p',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
] as const
export type RichTextElement = (typeof ELEMENTS)[number]

/** A piece of a rich text: words, a line break, or an element with pieces in it. */
export type RichTextNode =
  | string
  | { readonly element: 'br' }
  | {
      readonly element: RichTextElement
      readonly href?: string
      readonly children: readonly RichTextNode[]
    }

const TAG = /<(\/?)([a-z]+)((?:\s[^<>]*)?)>/gi
const HREF = /\shref="(https?:\/\/[^"]+)"/
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** Whether a text is written with elements rather than plain. */
export function isRichText(text: string): boolean {
  return /<(?:p|blockquote|ul|ol|strong|em|u|s|sub|sup|a|br)[\s/>]/i.test(text)
}

/**
 * Reads the HTML of a rich text, which the server has cleaned, without trusting it: elements that
 * are not of ours vanish and leave their words, and only web addresses become links.
 */
export function richTextNodes(html: string): readonly RichTextNode[] {
  const root: Open = { children: [] }
  const open: Open[] = [root]
  let end = 0
  const top = () => open.at(-1) ?? root
  const addWords = (to: number) => {
    const words = decode(html.slice(end, to))
    if (words !== '') top().children.push(words)
  }
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    addWords(match.index)
    end = match.index + whole.length
    const element = ELEMENTS.find((known) => known === name.toLowerCase())
    if (name.toLowerCase() === 'br') top().children.push({ element: 'br' })
    else if (element === undefined) continue
    else if (slash === '/') close(open, element)
    else open.push(begin(top(), element, HREF.exec(attributes)?.[1]))
  }
  addWords(html.length)
  return root.children
}

interface Open {
  readonly element?: RichTextElement
  readonly children: RichTextNode[]
}

function begin(parent: Open, element: RichTextElement, address: string | undefined): Open {
  const children: RichTextNode[] = []
  const href = address === undefined ? undefined : decode(address)
  parent.children.push({ element, ...(href !== undefined && { href }), children })
  return { element, children }
}

/** An end without a beginning closes nothing. */
function close(open: Open[], element: RichTextElement): void {
  const at = open.findLastIndex((one) => one.element === element)
  if (at > 0) open.splice(at)
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** The words of a rich text, a line for each of its paragraphs and list items. */
export function textOfHtml(html: string): string {
  return words(richTextNodes(html))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const BLOCKS: readonly string[] = ['p', 'blockquote', 'ul', 'ol', 'li']

function words(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.element === 'br') return '\n'
      const inner = words(node.children)
      return BLOCKS.includes(node.element) ? `${inner}\n` : inner
    })
    .join('')
}
