import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createFileRoute('/field')({ component: Field })

/** A field whose text React knows, and nothing around it. */
function Field() {
  const [text, setText] = useState('')
  return (
    <main>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </main>
  )
}
