import type { Plugin } from 'vite'

const STYLES = /^import (\w+) from ('[^']+\.module\.css')/gm

/**
 * Names of styles are written where they are used, by `inlineConst` of `vite.config.ts`. Imported as
 * one object, every page carries a list of all of them, of which it uses a few; imported one by one,
 * nothing remains of the list, and the styles themselves have to be kept by hand.
 */
export const LIGHT_STYLES: readonly Plugin[] = [
  {
    name: 'light-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: '.module.css' },
      handler: (code) => ({ code: code.replace(STYLES, 'import * as $1 from $2'), map: null }),
    },
  },
  {
    name: 'light-styles-kept',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
