/** A piece of HTML whose text is already escaped. */
export interface Html {
  readonly text: string
}

type Part = string | number | Html | readonly Part[]

/**
 * A template for small pages of our own: everything that is put in is escaped unless it is itself
 * `Html`.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = strings.reduce((all, piece, index) => {
    const part = parts[index - 1]
    return all + (part === undefined ? '' : toText(part)) + piece
  })
  return { text }
}

/** Marks text as HTML; only for constants of our own. */
export function raw(text: string): Html {
  return { text }
}

function toText(part: Part): string {
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  return 'text' in part ? part.text : part.map(toText).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
