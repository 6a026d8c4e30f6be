import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Amount } from './amount.tsx'

const text = (value: number | null) =>
  renderToStaticMarkup(<Amount value={value} />).replace(/<[^>]*>/g, '')

test('figures have two decimals unless told otherwise', () => {
  expect(text(3.14159)).toBe('3.14')
  expect(text(0)).toBe('0.00')
})

test('a missing figure is a dash, and so is one that is no number', () => {
  expect(text(null)).toBe('–')
  expect(text(Number.NaN)).toBe('–')
})
