import type { LanguageCode } from '@glazy/locales/languages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MaterialName } from '#components/material-name.tsx'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { formatsOf } from '#lib/texts/formats.ts'
import { createTexts } from '#lib/texts/texts.ts'
import { TextsContext } from '#lib/texts/use-translation.ts'
import { PrintTable } from './print-table.tsx'

async function html(language: LanguageCode, part: ReactNode): Promise<string> {
  const texts = createTexts('Glazy')
  await texts.start(language)
  await texts.load(['print'])
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <FormatsContext value={formatsOf(language)}>{part}</FormatsContext>
    </TextsContext>,
  )
}

const words = (markup: string) => markup.replace(/<[^>]*>/g, '')

test('a raw material has the visitor’s name for it, and its own in its language', async () => {
  const markup = await html('de', <MaterialName name="Potash Feldspar" kind="primitive" />)
  expect(words(markup)).toBe('Kalifeldspat Potash Feldspar')
  expect(markup).toMatch(/<span[^>]* lang="en">Potash Feldspar<\/span>/)
})

test('brands, recipes and everything in English stand as they are called', async () => {
  expect(await html('de', <MaterialName name="Custer Feldspar" kind="primitive" />)).toBe(
    'Custer Feldspar',
  )
  expect(await html('de', <MaterialName name="Quartz" kind="recipe" />)).toBe('Quartz')
  expect(await html('en', <MaterialName name="Quartz" kind="primitive" />)).toBe('Quartz')
})

test('ingredients that are printed have both names', async () => {
  const component = (name: string, percentageAmount: number) => ({
    material: { id: 1, name, kind: 'primitive' as const, isArchived: false, materialTypeId: null },
    percentageAmount,
    isAdditional: false,
  })
  const components = [component('Silica', 30), component('Custer Feldspar', 70)]
  const markup = await html(
    'ja',
    <PrintTable name="Test" components={components} batchSize={null} unit="g" />,
  )
  const heads = [...markup.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head = '']) =>
    words(head),
  )
  expect(heads.slice(0, 2)).toEqual(['珪石 Silica', 'Custer Feldspar'])
})
