import type { ImportProblem } from '@glazy/formats/import/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { formatsOf } from '#lib/texts/formats.ts'
import { createTexts, type Texts } from '#lib/texts/texts.ts'
import { TextsContext } from '#lib/texts/use-translation.ts'
import { ProblemList } from './problem-list.tsx'

const html = (texts: Texts, problems: readonly ImportProblem[]) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <FormatsContext value={formatsOf('de')}>
        <ProblemList problems={problems} />
      </FormatsContext>
    </TextsContext>,
  )

test('the texts of problems are needed only where there is one', async () => {
  const texts = createTexts('Glazy')
  await texts.start('de')
  await texts.load(['imports'])
  expect(html(texts, [])).toBe('')
  expect(texts.send()).not.toContain('importProblems')

  await texts.load(['importProblems'])
  const problem = { file: 'a.csv', line: 7, code: 'firstRows', values: { max: 200_000 } } as const
  expect(html(texts, [problem])).toContain(
    'a.csv, Zeile 7</span> Nur die ersten 200.000 Tabellenzeilen werden gelesen.',
  )
})

test('what was not understood is counted apart from what is only told, by its lines', async () => {
  const texts = createTexts('Glazy')
  await texts.start('de')
  await texts.load(['imports', 'importProblems'])
  const on = (line: number) => ({ file: 'a.csv', line }) as const
  const values = { name: 'Quarz', text: '1,200', amount: 1.2, other: 1200 } as const
  const shown = html(texts, [
    { ...on(7), code: 'cellNotRead', values: { key: 'Quarz', text: '?' } },
    { ...on(7), code: 'cellNotRead', values: { key: 'Kaolin', text: '?' } },
    { ...on(8), code: 'twoMeanings', values },
    { ...on(9), code: 'twoMeanings', values },
  ])
  expect([...shown.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title)).toEqual([
    '1 Zeile wurde nicht verstanden',
    '2 Zeilen zum Prüfen',
  ])
  expect(html(texts, [{ ...on(8), code: 'twoMeanings', values }])).not.toContain('verstanden')
})
