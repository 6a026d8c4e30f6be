import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { type ComponentType, useLayoutEffect } from 'react'
import { markAlive } from '#lib/when-alive.ts'

/** Screens that tell it: routes are the same for every router. */
const telling = new WeakSet<ComponentType>()

/**
 * Has the screens of routes say when they have come to life, in a browser. Of screens within one
 * another it is the innermost, which may come later than what stands around it.
 */
export function tellWhenAlive(routes: Iterable<AnyRoute>): void {
  for (const { id, isRoot, options } of routes) {
    const Screen = options.component
    if (isRoot || Screen === undefined || telling.has(Screen)) continue
    const AliveScreen = () => {
      const { state } = useRouter()
      // Before anything that somebody does next.
      useLayoutEffect(() => {
        if (state.matches.at(-1)?.routeId === id) markAlive()
      })
      return <Screen />
    }
    options.component = Object.assign(AliveScreen, { preload: Screen.preload })
    telling.add(AliveScreen)
  }
}
