import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** Types texts over what is in fields, by their labels. */
export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    if (text !== '') await userEvent.type(field, text)
  }
}
