import type { Highs } from 'highs'

/** Brings the linear solver; a browser says where it keeps the solver's binary. */
export type LoadHighs = () => Promise<Highs>

let loaded: Promise<Highs> | undefined

/** The linear solver (HiGHS, compiled to WebAssembly), loaded when somebody first solves. */
export const loadHighs: LoadHighs = () => {
  loaded ??= import('highs').then(({ default: open }) =>
    // Its types are those of the CommonJS file for some; what is imported is the module beside it.
    (open as unknown as () => Promise<Highs>)(),
  )
  return loaded
}
