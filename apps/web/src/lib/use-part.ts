import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { keepBringing } from './keep-bringing.ts'
import { useTranslation } from './texts/use-translation.ts'

/**
 * Draws a part of the site that is brought once it is wanted; nothing until it is there. Where it does not
 * come the page stays as it is, with what is written in it, and the part is brought again.
 *
 * @param bring the same one each time
 */
export function usePart<TProps extends object>(
  isWanted: boolean,
  bring: () => Promise<ComponentType<TProps>>,
): (props: TProps) => ReactNode {
  const { t } = useTranslation('common')
  const [part, setPart] = useState<{ readonly Part: ComponentType<TProps> }>()
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (!isMissing) return
    return keepBringing(bring, (Part) => setPart({ Part }), t)
  }, [isMissing, bring, t])
  return (props) => part && createElement(part.Part, props)
}
