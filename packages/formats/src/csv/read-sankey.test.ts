import { expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

const PAGE = `<html><body><pre>
Words before.
---------- Start of database ----------
A: Test Clear &lt;1&gt;
B: Own tests
B: similar to another
C: 9-10R
D: Raku
E: 40 feldspar,potash
E: 27,5 silica
E: 1-2 cobalt oxide
E: 2% frit,Ferro 3134
F:: matte
G: crazing, pinholes
H: Somebody: clear, no flaws
on porcelain.

A: Second
C: 6
E: some clay
lost line
---------- End of database ----------
</pre></body></html>`

it('reads the lettered lines of the database', () => {
  const { format, recipes, problems } = readText(PAGE)
  expect(format).toBe('sankey')
  expect(recipes[0]).toMatchObject({
    name: 'Test Clear <1>',
    line: 4,
    coneText: '9-10',
    fromConeId: 33,
    toConeId: 34,
    atmosphereIds: [3, 6],
    surfaceId: 1,
    components: [
      { name: 'feldspar,potash', amount: 40 },
      { name: 'silica', amount: 27.5 },
      { name: 'cobalt oxide', amount: 1 },
      { name: 'frit,Ferro 3134', amount: 2 },
    ],
    extra: {
      source: 'Own tests\nsimilar to another',
      amounts: '1-2 cobalt oxide',
      flaws: 'crazing, pinholes',
      tested: 'Somebody: clear, no flaws\non porcelain.',
    },
  })
  expect(recipes[1]).toMatchObject({ atmosphereIds: [1], skipReason: 'noValidAmounts' })
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [18, 'noValidAmounts'],
    [20, 'amountNotNumeric'],
    [21, 'lineNotUnderstood'],
  ])
})
