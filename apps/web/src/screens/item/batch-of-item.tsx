import type { MaterialDetail } from '@glazy/contract/materials'
import { Suspense } from 'react'
import { LogBatchButton } from '#features/logs/batch/log-batch-button.tsx'
import { BatchCalculator } from '#features/studio/batch/batch-calculator.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { LateItemField } from '#screens/posts/late-item-field.tsx'
import classes from './batch-of-item.module.css'

const PlanButton = lazyPart(() => import('#features/studio/batches/plan-button.tsx'))

export interface BatchOfItemProps {
  readonly recipe: MaterialDetail
  readonly onClose: () => void
}

/** What to weigh for a batch of a recipe, and the log of it. */
export default function BatchOfItem({ recipe, onClose }: BatchOfItemProps) {
  const { components } = recipe
  const { user } = useSession()
  return (
    <BatchCalculator recipe={recipe} components={components} onClose={onClose}>
      {(batch) => (
        <div className={classes.actions}>
          {user && (
            <Suspense>
              <PlanButton
                userId={user.id}
                recipeId={recipe.id}
                recipeName={recipe.name}
                size={batch.batch.baseAmount}
                unit={batch.unit}
              />
            </Suspense>
          )}
          <LogBatchButton
            recipe={recipe}
            batch={{ components, ...batch }}
            itemField={LateItemField}
          />
        </div>
      )}
    </BatchCalculator>
  )
}
