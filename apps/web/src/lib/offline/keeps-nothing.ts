import { browserStore } from '../browser-store.ts'

/** Whether this device keeps nothing of what is read, as somebody has asked it to. */
export const keepsNothing = browserStore<boolean>({
  key: 'glazy-keeps-nothing',
  empty: false,
  parse: (stored) => stored === true,
})
