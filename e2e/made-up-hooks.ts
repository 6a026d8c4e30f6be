import { registerHooks } from 'node:module'
import { madeUpScripts, type Speech } from './made-up-languages.ts'
import { scriptAt } from './text-scripts.ts'

/** Loaded before the product: its built pages read texts of languages that nobody speaks. */
const scripts = madeUpScripts(JSON.parse(process.env.MADE_UP ?? '') as Speech, 'server')

registerHooks({
  load(url, context, nextLoad) {
    const script = url.includes('/dist/server/assets/') ? scripts.get(scriptAt(url)) : undefined
    return script === undefined
      ? nextLoad(url, context)
      : { format: 'module', source: script(), shortCircuit: true }
  },
})
