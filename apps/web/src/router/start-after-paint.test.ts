import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const ENTRY = '<script type="module" async="" src="/assets/index-1.js"></script>'

test('the entry waits for the first paint, in a script that the policy knows', () => {
  const page = startAfterPaint(`<body><p>Celadon</p>${ENTRY}</body>`, 'abc')
  expect(page).not.toContain(ENTRY)
  expect(page).toMatch(/^<body><p>Celadon<\/p><script nonce="abc">[^<]*<\/script><\/body>$/)
  expect(page).toContain('entry.src = "/assets/index-1.js"')
  expect(page).toContain('requestAnimationFrame')
})

test('other scripts and pages without scripts stay as they are', () => {
  const page = '<p>Celadon</p><script src="/theme.js"></script><script>1</script>'
  expect(startAfterPaint(page, 'abc')).toBe(page)
})
