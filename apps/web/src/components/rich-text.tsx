import { type RichTextNode, richTextNodes } from '#lib/rich-text/rich-text-nodes.ts'

/** What someone has written with paragraphs, lists, emphasis and links. */
export function RichText({ html }: { readonly html: string }) {
  return <Nodes nodes={richTextNodes(html)} />
}

function Nodes({ nodes }: { readonly nodes: readonly RichTextNode[] }) {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    if (node.element === 'br') return <br key={at} />
    const children = <Nodes nodes={node.children} />
    if (node.element === 'a') {
      if (node.href === undefined) return <span key={at}>{children}</span>
      return (
        <a key={at} href={node.href} rel="nofollow noopener ugc" target="_blank">
          {children}
        </a>
      )
    }
    const Element = node.element
    return <Element key={at}>{children}</Element>
  })
}
