// eslint-disable-next-line no-restricted-syntax -- Here it is given what it lacks.
import { type ComponentType, lazy } from 'react'
import { usePart } from './use-part.ts'

/**
 * React's `lazy`, for scripts that may not come: without a connection, or after a new version of the site. The
 * page stays as it is then, with what is written in it, and the part is brought again.
 */
export function lazyPart<TProps extends object>(
  bring: () => Promise<{ readonly default: ComponentType<TProps> }>,
) {
  const bringPart = () => bring().then((module) => module.default)
  function Later(props: TProps) {
    const part = usePart(true, bringPart)
    return part(props)
  }
  return lazy(() => bring().catch(() => ({ default: Later })))
}
