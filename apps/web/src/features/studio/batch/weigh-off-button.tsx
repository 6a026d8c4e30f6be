import { useRouter } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { Scale } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Recipe that is weighed off over its page: going back leads to the page. */
    weighOff?: number
  }
}

/** Opens the batch of a recipe over the whole screen, to be weighed off. */
export function WeighOffButton({ id }: { readonly id: number }) {
  const { t } = useTranslation('batch')
  const open = useOpenWeighOff(id)
  return (
    <Button look="filled" data-weigh title={t('weighOff.hint')} onClick={open}>
      <Scale size={18} aria-hidden />
      {t('weighOff.start')}
    </Button>
  )
}

/** The page stays as it is, also one that is open over a list; only going back has one more step. */
function useOpenWeighOff(id: number) {
  const router = useRouter()
  const navigateHere = useNavigateHere()
  return () => {
    const { maskedLocation } = router.state.location
    void navigateHere({
      to: '.',
      search: true,
      state: (state) => ({ ...state, weighOff: id }),
      resetScroll: false,
      ...(maskedLocation && { mask: { to: maskedLocation.pathname, unmaskOnReload: true } }),
    })
  }
}
