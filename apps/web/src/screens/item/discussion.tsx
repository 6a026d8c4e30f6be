import { type LinkedMaterial, materialHref } from '@glazy/contract/material-path'
import { useSearch } from '@tanstack/react-router'
import { CommentsSection } from '#features/discussion/comments/comments-section.tsx'
import { ReviewsSection } from '#features/discussion/reviews/reviews-section.tsx'
import { parseDiscussionSearch } from '#lib/discussion-search.ts'
import classes from './material-view.module.css'

/** What people say about an item. */
export function Discussion({ material }: { readonly material: LinkedMaterial }) {
  const { threads, reviews } = parseDiscussionSearch(useSearch({ strict: false }))
  const { id } = material
  const path = materialHref(material)
  return (
    <div className={classes.discussion}>
      <ReviewsSection materialId={id} path={path} page={reviews} />
      <CommentsSection subject={{ kind: 'material', id }} path={path} before={threads} />
    </div>
  )
}
