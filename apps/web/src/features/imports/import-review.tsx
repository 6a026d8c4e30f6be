import { useRef } from 'react'
import { IngredientList } from './ingredient-list.tsx'
import { ImportBar } from './import-bar.tsx'
import { type ImportPart, toParts } from './import-parts.ts'
import type { PlannedRecipe } from '@glazy/formats/import/plan'
import { ProblemList } from './problem-list.tsx'
import classes from './recipe-import.module.css'
import { RecipeList } from './recipe-list.tsx'
import { TotalsQuestion } from './totals-question.tsx'
import type { ReadImport } from './use-reading.ts'
import { useReview } from './use-review.ts'

export interface ImportReviewProps {
  readonly read: ReadImport
  readonly onImport: (parts: readonly ImportPart[], planned: readonly PlannedRecipe[]) => void
}

/** Everything that was found, before anything is saved: what names mean, and which recipes come. */
export function ImportReview({ read, onImport }: ImportReviewProps) {
  const review = useReview(read)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.review} ref={panel}>
      <ProblemList problems={read.content.problems} />
      <IngredientList review={review} matches={read.matches} />
      <TotalsQuestion
        count={review.off}
        isScaled={review.isScaled}
        onChange={review.actions.scaleAll}
      />
      <RecipeList review={review} />
      <ImportBar
        review={review}
        onImport={() => onImport(toParts(review.toDrafts()), review.planned)}
        onShowOpen={() => {
          const field = panel.current?.querySelector<HTMLElement>('[data-status="open"] select')
          field?.scrollIntoView({ block: 'center' })
          field?.focus()
        }}
      />
    </div>
  )
}
