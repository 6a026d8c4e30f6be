import { useHydrated } from '@tanstack/react-router'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { pressAgain } from '#lib/early-clicks.ts'
import { keepBringing } from '#lib/keep-bringing.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useBegun } from '#lib/use-begun.ts'
import { useNearView } from '#lib/use-near-view.ts'

/** Pixels below the window at which a part is brought to life. */
const HEAD_START = 200

/**
 * A part of a page below its first view. The server makes it with the page, and a browser leaves it as
 * it came, with its links, until it comes near or someone begins to use the page: only then what
 * makes it is loaded. Where the server has made nothing it is loaded at once.
 *
 * @param onServer the part itself while the server renders; undefined in a browser
 */
export function late<TProps extends object>(
  onServer: ComponentType<TProps> | undefined,
  load: () => Promise<ComponentType<TProps>>,
): (props: TProps) => ReactNode {
  let loaded = onServer
  return function Late(props: TProps) {
    const { t } = useTranslation('common')
    const place = useRef<HTMLDivElement>(null)
    const isHydrated = useHydrated()
    const [isOurs] = useState(isHydrated)
    const [Part, setPart] = useState(() => onServer ?? (isHydrated ? loaded : undefined))
    const isNear = useNearView(place, HEAD_START)
    const isWanted = useBegun() || isNear || isOurs

    useEffect(() => {
      if (!isWanted || Part) return
      return keepBringing(
        load,
        (part) => {
          loaded = part
          startTransition(() => setPart(() => part))
        },
        t,
      )
    }, [isWanted, Part, t])

    useEffect(() => {
      if (Part && place.current) pressAgain(place.current)
    }, [Part])

    if (Part) {
      return (
        <div ref={place} data-late={import.meta.env.SSR || undefined}>
          <Part {...props} />
        </div>
      )
    }
    return (
      <div ref={place} data-late dangerouslySetInnerHTML={AS_IT_CAME} suppressHydrationWarning />
    )
  }
}

const AS_IT_CAME = { __html: '' }
