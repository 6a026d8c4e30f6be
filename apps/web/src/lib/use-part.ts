import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { keepBringing } from './keep-bringing.ts'

/**
 * Draws a part of the site that is brought once it is wanted; nothing until it is there. Without a
 * connection the page stays as it is, with what is written in it, and the part comes once there is one.
 *
 * @param bring the same one each time
 * @param onFailure called each time it could not be brought
 */
export function usePart<TProps extends object>(
  isWanted: boolean,
  bring: () => Promise<ComponentType<TProps>>,
  onFailure?: () => void,
): (props: TProps) => ReactNode {
  const [part, setPart] = useState<{ readonly Part: ComponentType<TProps> }>()
  const isMissing = isWanted && part === undefined
  const fail = useEffectEvent(() => onFailure?.())
  useEffect(() => {
    if (!isMissing) return
    return keepBringing(
      bring,
      (Part) => setPart({ Part }),
      () => fail(),
    )
  }, [isMissing, bring])
  return (props) => part && createElement(part.Part, props)
}
