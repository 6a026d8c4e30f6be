import { useEffect } from 'react'

/**
 * Names the window after what lies over the page, and after the page again when it goes. With
 * `undefined` the page keeps its name.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const titleOfPage = document.title
    document.title = title
    return () => {
      // Another page may have come in the meantime, with a title of its own.
      if (document.title === title) document.title = titleOfPage
    }
  }, [title])
}
