import { SIMILAR_PAGE_SIZE } from '@glazy/contract/limits'
import classes from './similar.module.css'

/** Empty cards of the size of those being loaded. */
export function NeighbourSkeleton({ label }: { readonly label?: string }) {
  return (
    <div className={classes.results} {...(label && { role: 'status', 'aria-label': label })}>
      <div className={classes.skeleton}>
        {Array.from({ length: SIMILAR_PAGE_SIZE }, (_, index) => (
          <div key={index} className={classes.blank} />
        ))}
      </div>
    </div>
  )
}
