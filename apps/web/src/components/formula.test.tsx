import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Formula } from './formula.tsx'

const html = (formula: string) => renderToStaticMarkup(<Formula>{formula}</Formula>)

test('counts of atoms are subscripts, counts of units are not', () => {
  expect(html('SiO2')).toContain('SiO<sub>2</sub>')
  expect(html('Al2O3·2SiO2')).toContain('Al<sub>2</sub>O<sub>3</sub>·2SiO<sub>2</sub>')
})

test('subscripts that were typed as such are made the same', () => {
  expect(html('K₂O')).toBe(html('K2O'))
})

test('a group of fluxes has no subscript', () => {
  expect(html('KNaO')).not.toContain('<sub>')
})

test('a formula is not translated by browsers', () => {
  expect(html('CaO')).toBe('<span translate="no">CaO</span>')
})
