import { act, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { userEvent } from '@testing-library/user-event'

/** Types texts over what is in fields, by their labels; into editors of rich text, HTML. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    if (isRichText(field)) {
      await act(async () => field.editor.commands.setContent(text, { emitUpdate: true }))
      continue
    }
    await userEvent.clear(field)
    if (text !== '') await userEvent.type(field, text)
  }
}

/** An editor of rich text measures what is typed, which the document of these tests cannot. */
function isRichText(field: HTMLElement): field is HTMLElement & { readonly editor: Editor } {
  return 'editor' in field
}
