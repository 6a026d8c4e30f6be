import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

it.each([
  ['^6 Celadon', 'Celadon'],
  ['Δ6 Celadon', 'Celadon'],
  ['6号锥 青瓷', '青瓷'],
  ['6号锥青瓷', '青瓷'],
  ['锥6青瓷', '青瓷'],
  ['6番コーン青磁', '青磁'],
  ['コーン6青磁', '青磁'],
  ['콘 6 청자', '청자'],
  ['6번콘 청자', '청자'],
  ['Cone 6 Celadon', 'Celadon'],
  ['^6 ox', 'Imported Recipe 1'],
  ['6号锥还原', 'Imported Recipe 1'],
  ['Cone 6 oxidation', 'Cone 6 oxidation'],
  ['Cone 6 oxidation\nCeladon', 'Celadon'],
  ['Cone: 6 oxidation\nCeladon', 'Celadon'],
  ['^6 ox\nCeladon', 'Celadon'],
])('a name behind a cone is the name: %j', (head, name) => {
  const [recipe] = readText(`${head}\nSilica 50\nKaolin 50`).recipes
  expect(recipe).toMatchObject({ name, fromConeId: 30, toConeId: 30 })
  expect(recipe?.extra).toEqual({})
})
