/**
 * A description is edited as text with a few marks in it, the ones people use in messages anyway:
 * `**strong**`, `*slanted*`, `[words](address)`, lines that begin with `- ` or `1. `, and a blank
 * line between paragraphs. It is stored as the HTML that they stand for.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Text with marks from the HTML that the server keeps; what the marks cannot say loses its tags. */
export function marksFromHtml(html: string): string {
  const marked = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<ol>([\s\S]*?)<\/ol>/g, (_, items: string) => {
      let number = 0
      return `${items.replace(/<li>/g, () => `${(number += 1)}. `)}\n`
    })
    .replace(/<li>/g, '- ')
    .replace(/<\/li>|<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|ul|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
  return decoded(marked)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** HTML of a text with marks. What the text holds itself is never taken for HTML. */
export function htmlFromMarks(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap((block) => blocksOf(block.split('\n')))
    .join('')
}

const LISTS = [
  { tag: 'ul', mark: /^[-*•] +/ },
  { tag: 'ol', mark: /^\d{1,3}[.)] +/ },
] as const

/** Lines that follow each other: a paragraph, or a list as soon as one begins. */
function blocksOf(lines: readonly string[]): readonly string[] {
  const blocks: string[] = []
  for (let at = 0; at < lines.length;) {
    const list = LISTS.find(({ mark }) => mark.test(lines[at] ?? ''))
    const isMember = (line: string) =>
      list ? list.mark.test(line) : LISTS.every(({ mark }) => !mark.test(line))
    const end = lines.findIndex((line, index) => index > at && !isMember(line))
    const members = lines.slice(at, end < 0 ? undefined : end)
    blocks.push(
      list
        ? `<${list.tag}>${members.map((line) => `<li>${inline(line.replace(list.mark, ''))}</li>`).join('')}</${list.tag}>`
        : `<p>${members.map(inline).join('<br />')}</p>`,
    )
    at += members.length
  }
  return blocks
}

function inline(line: string): string {
  return encoded(line)
    .replace(/\[([^\][]+)\]\((https?:[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(?=\S)(.+?)(?<=\S)\*/g, '<em>$1</em>')
}

function encoded(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
}
