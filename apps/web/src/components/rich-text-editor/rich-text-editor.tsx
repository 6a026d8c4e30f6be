import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import { EXTENSIONS } from './extensions.ts'
import { LinkRow } from './link-row.tsx'
import classes from './rich-text-editor.module.css'
import { Toolbar } from './toolbar.tsx'

export interface RichTextEditorProps {
  /** Id of the element that names the field. */
  readonly labelledBy: string
  readonly describedBy: string
  /** Name of the field, by which its form finds it. */
  readonly name: string | undefined
  readonly isInvalid: boolean
  /** Takes the focus as soon as it is there. */
  readonly isFocused: boolean
  /** Plain, or rich text. */
  readonly value: string
  readonly onChange: (html: string) => void
}

/**
 * A text with paragraphs, lists, emphasis and links, as it will be read. It weighs more than the
 * rest of a form: import it lazily, and only in the browser.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, describedBy, name = '', isInvalid, isFocused, value, onChange } = props
  const [isLinkOpen, setLinkOpen] = useState(false)
  // What the editor holds: another value has come from outside, and takes its place.
  const held = useRef(value)
  // What it begins with, and no more: options that change with every key set it up again.
  const [content] = useState(() => htmlOfText(value))
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'data-field': name,
        class: classes.words ?? '',
      },
    },
    onUpdate: ({ editor: { isEmpty, getHTML } }) => {
      held.current = isEmpty ? '' : getHTML.call(editor)
      onChange(held.current)
    },
  })

  useEffect(() => {
    if (!editor || held.current === value) return
    held.current = value
    editor.commands.setContent(htmlOfText(value), { emitUpdate: false })
  }, [editor, value])

  // At once: what the library has for it waits for a frame, which a page behind another one may not get.
  useEffect(() => {
    if (!editor || !isFocused) return
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor, isFocused])

  return (
    <div className={classes.editor} data-invalid={isInvalid || undefined}>
      {editor && (
        <Toolbar editor={editor} isLinkOpen={isLinkOpen} onLink={() => setLinkOpen(!isLinkOpen)} />
      )}
      {editor && isLinkOpen && <LinkRow editor={editor} onClose={() => setLinkOpen(false)} />}
      <EditorContent editor={editor} />
    </div>
  )
}
