import type { MaterialDetail } from '@glazy/contract/materials'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { SideBySide } from '#features/solve/swap/side-by-side.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { FoundRecipe } from './use-found-recipes.ts'

export interface CompareDialogProps {
  readonly recipes: readonly FoundRecipe[]
  readonly base: MaterialDetail | undefined
  readonly onClose: () => void
}

/** The recipes of an answer beside the one that they began with. */
export default function CompareDialog({ recipes, base, onClose }: CompareDialogProps) {
  const { t } = useTranslation('solve')
  const original = base && {
    name: base.name,
    lines: base.components.map(({ material, percentageAmount, isAdditional }) => ({
      name: material.name,
      amount: percentageAmount,
      isAdditional,
    })),
    moles: base.umf?.moles ?? {},
  }
  const found = recipes.map(({ difference, lines, moles }) => ({ name: difference, lines, moles }))
  return (
    <DialogFrame isOpen size="full" onClose={onClose} title={t('actions.compare')}>
      <SideBySide recipes={original ? [original, ...found] : found} />
    </DialogFrame>
  )
}
