import { CommentsSection } from '#features/discussion/comments/comments-section.tsx'
import { ReviewsSection } from '#features/discussion/reviews/reviews-section.tsx'
import classes from './material-view.module.css'

/** What people say about an item. */
export function Discussion({ id }: { readonly id: number }) {
  return (
    <div className={classes.discussion}>
      <ReviewsSection materialId={id} />
      <CommentsSection subject={{ kind: 'material', id }} />
    </div>
  )
}
