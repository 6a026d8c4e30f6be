import { useEffect, useEffectEvent, useId, useState } from 'react'

/** Files that were dropped on the list; each drop is an object of its own. */
export interface DroppedFiles {
  readonly files: readonly File[]
}

/** Whether the panel of a list that brings recipes from files is open. */
export interface ImportPanel {
  /** Id of the panel. */
  readonly id: string
  readonly isOpen: boolean
  /** Whether it has been open: what was begun in it stays while it is closed. */
  readonly isMade: boolean
  readonly dropped: DroppedFiles | undefined
  readonly toggle: () => void
}

/**
 * The panel over a list of own recipes; undefined over any other list. A file that is dragged over
 * the page opens it, and can be dropped anywhere.
 */
export function useImportPanel(isOwnList: boolean): ImportPanel | undefined {
  const id = useId()
  const [state, setState] = useState({ isOpen: false, isMade: false })
  const [dropped, setDropped] = useState<DroppedFiles>()
  // What was begun is not lost to a change of filters.
  const isOffered = isOwnList || state.isMade
  const open = () => setState({ isOpen: true, isMade: true })
  useFileDrop(isOffered, open, (files) => {
    open()
    setDropped({ files })
  })
  if (!isOffered) return undefined
  const toggle = () => setState(({ isOpen }) => ({ isOpen: !isOpen, isMade: true }))
  return { id, ...state, dropped, toggle }
}

/** Files that are dragged over the page and dropped on it, except where something else takes them. */
function useFileDrop(isOn: boolean, onEnter: () => void, onDrop: (files: readonly File[]) => void) {
  const enter = useEffectEvent(onEnter)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const { signal } = leaving
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    addEventListener(
      'dragenter',
      (event) => {
        // Dialogs over the page have dropzones of their own.
        if (hasFiles(event) && !isTaken(event)) enter()
      },
      { signal },
    )
    addEventListener(
      'dragover',
      (event) => {
        if (hasFiles(event)) event.preventDefault()
      },
      { signal },
    )
    addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event) || isTaken(event)) return
        event.preventDefault()
        take([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => leaving.abort()
  }, [isOn])
}

/** Whether a dialog, or the dropzone of the panel, takes what is dropped. */
function isTaken({ target }: DragEvent): boolean {
  return (
    target instanceof Element && target.closest('[role="dialog"], dialog, [data-over]') !== null
  )
}
