import type { MaterialDetail } from '@glazy/contract/materials'
import { Calculator } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '#components/button.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { RecipeTable } from '#features/studio/recipe/recipe-table.tsx'
import { hasBase } from '#features/studio/recipe/composition.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './recipe-work.module.css'
import { ReplaceMenu } from './replace-menu.tsx'

const BatchOfItem = lazyPart(() => import('./batch-of-item.tsx'))

export interface RecipeWorkProps {
  readonly recipe: MaterialDetail
  /** What is said below the ingredients. */
  readonly children: ReactNode
}

/** The ingredients of a recipe. The batch calculator opens in their place, as it lists them too. */
export function RecipeWork({ recipe, children }: RecipeWorkProps) {
  const { t } = useTranslation('batch')
  const [isOpen, setOpen] = useState(false)
  const hasClosed = useRef(false)
  if (isOpen) {
    const close = () => {
      hasClosed.current = true
      setOpen(false)
    }
    return (
      <Suspense fallback={<LoadingScreen />}>
        <BatchOfItem recipe={recipe} onClose={close} />
      </Suspense>
    )
  }
  return (
    <RecipeTable name={recipe.name} components={recipe.components}>
      {hasBase(recipe.components) && (
        <div className={classes.work}>
          <Button
            ref={(button) => {
              if (hasClosed.current) button?.focus()
              hasClosed.current = false
            }}
            onClick={() => setOpen(true)}
          >
            <Calculator size={18} aria-hidden />
            {t('open')}
          </Button>
          {recipe.umf && <ReplaceMenu recipe={recipe} />}
        </div>
      )}
      {children}
    </RecipeTable>
  )
}
