import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRichText, textOfHtml, type RichTextNode, richTextNodes } from './rich-text-nodes.ts'

describe('rich text', () => {
  it('is read as elements, links and words', () => {
    const html =
      '<p>Fe<sub>2</sub>O<sub>3</sub> &amp; <a href="https://example.org/?a=1&amp;b=2" rel="noopener">more</a></p><ul><li>one</li></ul>'
    expect(richTextNodes(html)).toEqual([
      {
        element: 'p',
        children: [
          'Fe',
          { element: 'sub', children: ['2'] },
          'O',
          { element: 'sub', children: ['3'] },
          ' & ',
          { element: 'a', href: 'https://example.org/?a=1&b=2', children: ['more'] },
        ],
      },
      { element: 'ul', children: [{ element: 'li', children: ['one'] }] },
    ])
  })

  it('loses what is not ours and keeps its words', () => {
    expect(richTextNodes('<script>a</script><img src="x" onerror="y"><P>b</P></em>')).toEqual([
      'a',
      { element: 'p', children: ['b'] },
    ])
    expect(richTextNodes('<a href="javascript:alert(1)">x</a>')).toEqual([
      { element: 'a', children: ['x'] },
    ])
  })

  it('never makes another element or address, whatever comes', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<script>',
        '<svg/onload=x>',
        '</a>',
        '<br />',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const node of flat(richTextNodes(pieces.join('')))) {
          if (typeof node === 'string' || node.element === 'br') continue
          expect(node.element).toMatch(/^(p|blockquote|ul|ol|li|strong|em|u|s|sub|sup|a)$/)
          if (node.href !== undefined) expect(node.href).toMatch(/^https?:\/\//)
        }
      }),
    )
  })

  it('is told from plain text', () => {
    expect(isRichText('cone < 6, 3 > 2')).toBe(false)
    expect(isRichText('<p>a</p>')).toBe(true)
    expect(textOfHtml('<p>a</p><ul><li>b</li><li>c</li></ul>d<br />e')).toBe('a\nb\nc\n\nd\ne')
  })
})

function flat(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' || node.element === 'br' ? [node] : [node, ...flat(node.children)],
  )
}
