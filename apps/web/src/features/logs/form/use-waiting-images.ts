import { useEffect, useState } from 'react'
import type { DraftImage, LogDraft } from '#queries/log-draft.ts'

/** The pictures of a log that waits, to be seen: files have addresses while a page shows them. */
export function useWaitingImages({ images }: LogDraft): readonly DraftImage[] {
  const [shown] = useState(() =>
    images.map((image) =>
      'file' in image ? { ...image, preview: URL.createObjectURL(image.file) } : image,
    ),
  )
  useEffect(
    () => () => {
      for (const image of shown) if ('file' in image) URL.revokeObjectURL(image.preview)
    },
    [shown],
  )
  return shown
}
