import { type RefObject, useEffect, useRef, useState } from 'react'

export interface RowMode {
  readonly isEditing: boolean
  /** Takes the focus back when editing ends. */
  readonly editButton: RefObject<HTMLButtonElement | null>
  readonly edit: () => void
  readonly close: () => void
}

/** Whether a row is read or edited. */
export function useRowMode(): RowMode {
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return {
    isEditing,
    editButton,
    edit: () => setEditing(true),
    close: () => setEditing(false),
  }
}
