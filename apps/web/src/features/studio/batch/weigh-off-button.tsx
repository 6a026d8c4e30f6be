import type { Batch } from '@glazy/ceramics/batch/batch'
import { useHydrated, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { WeighOffProps } from './weigh-off.tsx'
import classes from './batch.module.css'

const WeighOff = lazy(() => import('./weigh-off.tsx'))

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Recipe that is weighed off over its page: going back leads to the page. */
    weighOff?: number
  }
}

export interface WeighOffButtonProps extends Omit<WeighOffProps, 'batch' | 'onClose' | 'onClosed'> {
  readonly batch: Batch | null
}

/** Opens the batch over the whole screen, to be weighed off; where it stood, it continues. */
export function WeighOffButton(props: WeighOffButtonProps) {
  const { recipe, components, batch, weighing } = props
  const { t } = useTranslation('batch')
  const router = useRouter()
  const isHydrated = useHydrated()
  const open = useOpenWeighOff(recipe.id)
  const isAsked = useRouterState({
    select: ({ location }) => location.state.weighOff === recipe.id,
  })
  const button = useRef<HTMLButtonElement>(null)
  const { length } = weighing.weighed
  const isBegun = length > 0 && length < components.length
  return (
    <>
      <div className={classes.weighOff}>
        <Button ref={button} look="filled" disabled={batch === null} onClick={open}>
          <Scale size={18} aria-hidden />
          {t(isBegun ? 'weighOff.goOn' : 'weighOff.start')}
        </Button>
        <p className={classes.hint}>{t('weighOff.hint')}</p>
      </div>
      {isHydrated && isAsked && batch && (
        <Suspense>
          <WeighOff
            {...props}
            batch={batch}
            onClose={() => router.history.back()}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  )
}

/** The page stays as it is, also one that is open over a list; only going back has one more step. */
function useOpenWeighOff(id: number) {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    const { maskedLocation } = router.state.location
    void navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, weighOff: id }),
      resetScroll: false,
      ...(maskedLocation && { mask: { to: maskedLocation.pathname, unmaskOnReload: true } }),
    })
  }
}
