import { LOG_IMAGES_MAX } from '@glazy/contract/limits'
import { useEffect, useState } from 'react'
import { makeUuid } from '#lib/make-uuid.ts'
import { forgetShared, readShared, type SharedThings } from '#lib/offline/shared-things.ts'
import type { DraftImage } from '#queries/log-draft.ts'

/** What was shared, ready for its form. */
interface SortedThings extends SharedThings {
  /** They are not among the files. */
  readonly photographs: readonly DraftImage[]
}

/**
 * What was shared with the site from another app: undefined while it is looked for, null where there
 * is nothing. With the page it is forgotten.
 */
export function useSharedThings(): SortedThings | null | undefined {
  const [found, setFound] = useState<SortedThings | null>()
  useEffect(() => {
    let isOver = false
    const previews: string[] = []
    void readShared()
      .catch(() => undefined)
      .then((shared) => {
        if (isOver) return
        const sorted = shared ? sortThings(shared, previews) : null
        setFound(sorted)
      })
    return () => {
      isOver = true
      for (const preview of previews) URL.revokeObjectURL(preview)
      void forgetShared().catch(() => undefined)
    }
  }, [])
  return found
}

/** @param previews gets the addresses that are to be revoked */
function sortThings({ text, files }: SharedThings, previews: string[]): SortedThings | null {
  const isPhotograph = ({ type }: File) => type.startsWith('image/')
  const photographs = files
    .filter(isPhotograph)
    .slice(0, LOG_IMAGES_MAX)
    .map((file) => {
      const preview = URL.createObjectURL(file)
      previews.push(preview)
      return { key: makeUuid(), file, preview, title: '', description: '' }
    })
  const others = files.filter((file) => !isPhotograph(file))
  const isNothing = text === '' && files.length === 0
  return isNothing ? null : { text, photographs, files: others }
}
