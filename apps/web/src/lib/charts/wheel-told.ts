import { browserStore } from '#lib/browser-store.ts'

/** Whether a chart has said on this device that its wheel zooms with a key, or after a click. */
export const wheelTold = browserStore<boolean>({
  key: 'glazy-wheel-told',
  empty: false,
  parse: (stored) => stored === true,
  // Where there is no room it is said again.
  shortened: (isTold) => isTold,
})
