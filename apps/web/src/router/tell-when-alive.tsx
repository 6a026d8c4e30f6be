import type { AnyRoute } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { markAlive } from '#lib/when-alive.ts'

/** Screens that tell it: routes are the same for every router. */
const telling = new WeakSet<ComponentType>()

/** Has the screens of routes say when they have come to life, in a browser. */
export function tellWhenAlive(routes: Iterable<AnyRoute>): void {
  for (const { isRoot, options } of routes) {
    const Screen = options.component
    if (isRoot || Screen === undefined || telling.has(Screen)) continue
    const AliveScreen = () => {
      useEffect(markAlive, [])
      return <Screen />
    }
    options.component = Object.assign(AliveScreen, { preload: Screen.preload })
    telling.add(AliveScreen)
  }
}
