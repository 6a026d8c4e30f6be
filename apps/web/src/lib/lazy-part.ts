// eslint-disable-next-line no-restricted-syntax -- Here it is given what it lacks.
import { type ComponentType, lazy } from 'react'
import { notify } from './notify.ts'
import { useTranslation } from './texts/use-translation.ts'
import { usePart } from './use-part.ts'

/** Milliseconds in which one notice stands for all parts that did not come. */
const TOGETHER_MS = 5_000

let toldAt = -TOGETHER_MS

/**
 * React's `lazy`, for scripts that may not come: without a connection, or after a new version of the site. The
 * page stays as it is then, with what is written in it. The part is brought again with the connection; where a
 * browser remembers that it did not come, or it is there no more, the visitor is told to reload.
 */
export function lazyPart<TProps extends object>(
  bring: () => Promise<{ readonly default: ComponentType<TProps> }>,
) {
  const bringPart = () => bring().then((module) => module.default)
  function Later(props: TProps) {
    const { t } = useTranslation('common')
    const part = usePart(true, bringPart, () => {
      // Without a connection there is a banner, and reloading would not help.
      if (!navigator.onLine || performance.now() - toldAt < TOGETHER_MS) return
      toldAt = performance.now()
      const reload = { label: t('action.reload'), run: () => location.reload() }
      notify('error', t('error.title'), reload)
    })
    return part(props)
  }
  return lazy(() => bring().catch(() => ({ default: Later })))
}
