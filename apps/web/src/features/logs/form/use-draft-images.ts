import { LOG_IMAGES_MAX } from '@glazy/contract/limits'
import type { Log } from '@glazy/contract/logs'
import { useEffect, useRef, useState } from 'react'
import { makeUuid } from '#lib/make-uuid.ts'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import type { DraftImage } from '#queries/log-draft.ts'

/** The pictures that a log has already. */
export function imagesOf(log: Log): DraftImage[] {
  return log.images.map(({ id, cdnId, title, description }) => ({
    key: String(id),
    id,
    cdnId,
    title: title ?? '',
    description: textOfHtml(description ?? ''),
  }))
}

/** Pictures of a log that is being written, in their order. */
export function useDraftImages(initial: readonly DraftImage[]) {
  const [all, setAll] = useState(initial)
  const previews = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  function add(files: readonly File[]) {
    const added = files.map((file): DraftImage => {
      const preview = URL.createObjectURL(file)
      previews.current.push(preview)
      return { key: makeUuid(), file, preview, title: '', description: '' }
    })
    setAll((now) => [...now, ...added].slice(0, LOG_IMAGES_MAX))
  }

  function change(key: string, words: Partial<Pick<DraftImage, 'title' | 'description'>>) {
    setAll((now) => now.map((image) => (image.key === key ? { ...image, ...words } : image)))
  }

  /** By one place towards the beginning or the end. */
  function move(key: string, by: -1 | 1) {
    setAll((now) => {
      const at = now.findIndex((image) => image.key === key)
      const [image, other] = [now[at], now[at + by]]
      if (image === undefined || other === undefined) return now
      return now.with(at, other).with(at + by, image)
    })
  }

  return {
    all,
    room: LOG_IMAGES_MAX - all.length,
    removed: initial.flatMap((image) =>
      'id' in image && all.every(({ key }) => key !== image.key) ? [image.id] : [],
    ),
    isChanged: all !== initial,
    hasFiles: all.some((image) => 'file' in image),
    add,
    change,
    move,
    remove: (key: string) => setAll((now) => now.filter((image) => image.key !== key)),
  }
}

export type DraftImages = ReturnType<typeof useDraftImages>
