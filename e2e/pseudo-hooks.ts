import { registerHooks } from 'node:module'
import { englishScripts, pseudoScript } from './pseudo-text.ts'

/** Loaded before the product: its built pages read texts of the language that nobody speaks. */
const scripts = englishScripts('server')

registerHooks({
  load(url, context, nextLoad) {
    const namespace = url.includes('/dist/server/assets/')
      ? scripts.get(url.replace(/^.*\//, ''))
      : undefined
    return namespace === undefined
      ? nextLoad(url, context)
      : { format: 'module', source: pseudoScript(namespace), shortCircuit: true }
  },
})
