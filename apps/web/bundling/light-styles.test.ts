import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { LIGHT_STYLES } from './light-styles.ts'

const FILES: Readonly<Record<string, string>> = {
  '/src/entry.ts': `import classes from './card.module.css'
    export const named = () => [classes.card, classes.switch]
    export const chosen = (tone) => classes[tone]`,
  '/src/card.module.css': '.card { color: red } .switch { color: blue } .unused { color: green }',
}

const TEXTS: Plugin = {
  name: 'files-of-text',
  enforce: 'pre',
  resolveId: (id) => Object.keys(FILES).find((file) => file.endsWith(id.replace('./', '/'))),
  load: (id) => FILES[id],
}

async function built() {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [TEXTS, ...LIGHT_STYLES],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/src/entry.ts', formats: ['es'] },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })
  const files = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = files.find((file) => file.type === 'chunk')?.code ?? ''
  const styles = files.find((file) => file.fileName.endsWith('.css'))
  return { code, styles: styles?.type === 'asset' ? String(styles.source) : '' }
}

test('names of styles stand where they are used, whatever they are called, and styles are kept', async () => {
  const { code, styles } = await built()
  expect(code).toMatch(/\[\s*"_card_\w+"/)
  expect(code).toMatch(/"?_switch_\w+"?/)
  expect(code).toContain('[tone]')
  for (const name of ['card', 'switch', 'unused']) expect(styles).toContain(`_${name}_`)
})
