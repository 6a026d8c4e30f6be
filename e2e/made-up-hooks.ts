import { registerHooks } from 'node:module'
import type { LetterWidths } from './long-texts.ts'
import { madeUpScripts } from './made-up-languages.ts'
import { scriptAt } from './text-scripts.ts'

/** Loaded before the product: its built pages read texts of languages that nobody speaks. */
const widths = JSON.parse(process.env.LETTER_WIDTHS ?? '') as LetterWidths
const scripts = madeUpScripts(widths, 'server')

registerHooks({
  load(url, context, nextLoad) {
    const script = url.includes('/dist/server/assets/') ? scripts.get(scriptAt(url)) : undefined
    return script === undefined
      ? nextLoad(url, context)
      : { format: 'module', source: script(), shortCircuit: true }
  },
})
