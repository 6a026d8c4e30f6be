import type { CommentThread } from '@glazy/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CommentSubject } from '#queries/comments.ts'
import { linkedThread } from '#queries/wanted-comments.ts'

const LINK = /^#?comment-(\d{1,10})$/

interface Linked {
  /** The comment that the address leads to. */
  readonly id: number | undefined
  /** Its thread, where that is not among those that are shown. */
  readonly thread: CommentThread | undefined
}

/** The comment that the address of the page leads to, fetched where it is hidden, and in view. */
export function useLinkedComment(subject: CommentSubject, shown: readonly CommentThread[]): Linked {
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const id = isHydrated ? Number(LINK.exec(hash)?.[1] ?? NaN) : NaN
  const isLinked = Number.isInteger(id)
  const isShown = shown.some((thread) => isIn(thread, id))
  const { data } = useQuery({ ...linkedThread(subject, id), enabled: isLinked && !isShown })
  const thread = isShown ? undefined : (data ?? undefined)
  const isThere = isLinked && (isShown || thread !== undefined)
  useEffect(() => {
    if (isThere) document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' })
  }, [id, isThere])
  return { id: isLinked ? id : undefined, thread }
}

function isIn({ id, replies }: CommentThread, wanted: number): boolean {
  return id === wanted || replies.some((reply) => reply.id === wanted)
}
