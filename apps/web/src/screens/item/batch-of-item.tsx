import type { MaterialDetail } from '@glazy/contract/materials'
import { LogBatchButton } from '#features/logs/batch/log-batch-button.tsx'
import { BatchCalculator } from '#features/studio/batch/batch-calculator.tsx'
import { LateItemField } from '#screens/posts/late-item-field.tsx'

export interface BatchOfItemProps {
  readonly recipe: MaterialDetail
  readonly onClose: () => void
}

/** What to weigh for a batch of a recipe, and the log of it. */
export default function BatchOfItem({ recipe, onClose }: BatchOfItemProps) {
  const { components } = recipe
  return (
    <BatchCalculator recipe={recipe} components={components} onClose={onClose}>
      {(batch) => (
        <div>
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
