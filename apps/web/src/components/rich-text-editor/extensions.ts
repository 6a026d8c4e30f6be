import { parseLink } from '@glazy/contract/rules/links'
import { Mark } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** A mark that is an element of the same meaning; the two exclude one another. */
const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Exactly the elements that a description may have; pasted ones of other kinds become words. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    dropcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https'],
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (url) => typeof parseLink(url) === 'string',
    },
  }),
  script('subscript', 'sub', 'Mod-,'),
  script('superscript', 'sup', 'Mod-.'),
]
