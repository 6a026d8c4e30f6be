import {
  type LineCorrection,
  type LineCorrections,
  NO_CORRECTIONS,
} from '@glazy/formats/text/line-readings'
import { useRef, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { IngredientList } from './ingredient-list.tsx'
import { ImportBar } from './import-bar.tsx'
import { type DraftsPart, toParts } from '#features/imports/saving/import-parts.ts'
import type { PlannedRecipe } from '@glazy/formats/import/plan'
import { PastedLines } from '#features/imports/pasted/pasted-lines.tsx'
import { ProblemList } from '#features/imports/problems/problem-list.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { RecipeList } from './recipe-list.tsx'
import { TotalsQuestion } from './totals-question.tsx'
import type { ReadImport, ReadingTrouble } from '#features/imports/source/use-reading.ts'
import { BelongingsList } from '#features/imports/belongings/belongings-list.tsx'
import {
  arrivedBelongings,
  schedulesByKey,
  schedulesOf,
  toBelongingParts,
} from '#features/imports/belongings/read-belongings.ts'
import { useReview } from './use-review.ts'
import type { Besides } from '#features/imports/saving/use-saving.ts'
import { useSite } from '#lib/site-context.ts'

export interface ImportReviewProps {
  readonly read: ReadImport
  /** Whether the text is being read again with its corrections. */
  readonly isReading: boolean
  /** Why it could not be. */
  readonly trouble: ReadingTrouble | undefined
  readonly onCorrect: (corrections: LineCorrections) => void
  readonly onImport: (
    parts: readonly DraftsPart[],
    planned: readonly PlannedRecipe[],
    besides: Besides,
  ) => void
}

/** Everything that was found, before anything is saved: what names mean, and which recipes come. */
export function ImportReview({ read, isReading, trouble, onCorrect, onImport }: ImportReviewProps) {
  const review = useReview(read)
  const { pasted } = read
  const [corrections, setCorrections] = useState(NO_CORRECTIONS)
  const { t } = useTranslation('imports')
  const panel = useRef<HTMLDivElement>(null)
  const { url: site } = useSite()
  const { choices } = review
  const besides: Besides = {
    schedules: schedulesOf(read.belongings),
    schedulesByKey: (ids) => schedulesByKey(read.belongings, ids),
    more: (ids) => toBelongingParts(arrivedBelongings(read, { choices, ids, site })),
  }
  function correct(key: string, correction: LineCorrection) {
    const all = new Map(corrections).set(key, correction)
    setCorrections(all)
    onCorrect(all)
  }
  return (
    <div className={classes.review} ref={panel}>
      {pasted ? (
        <PastedLines
          pasted={{ ...pasted, corrections }}
          problems={read.content.problems}
          onCorrect={correct}
        />
      ) : (
        <ProblemList problems={read.content.problems} />
      )}
      {trouble?.kind === 'call' && <ErrorNotice error={trouble.error} title={t('trouble.call')} />}
      {read.content.recipes.length > 0 && <IngredientList review={review} matches={read.matches} />}
      <TotalsQuestion
        count={review.off}
        isScaled={review.isScaled}
        onChange={review.actions.scaleAll}
      />
      {read.content.recipes.length > 0 && <RecipeList review={review} />}
      <BelongingsList belongings={read.belongings} />
      <ImportBar
        review={review}
        isReading={isReading}
        hasMore={read.belongings.length > 0}
        onImport={() => onImport(toParts(review.toDrafts()), review.planned, besides)}
        onShowOpen={() => {
          const field = panel.current?.querySelector<HTMLElement>('[data-status="open"] select')
          field?.scrollIntoView({ block: 'center' })
          field?.focus()
        }}
      />
    </div>
  )
}
