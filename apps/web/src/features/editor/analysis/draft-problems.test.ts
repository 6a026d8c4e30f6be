import { AUTHORING_PROBLEMS } from '@glazy/contract/rules/authoring'
import texts from '@glazy/locales/en/analysisEditor.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './analysis-draft.ts'
import { hasProblems, problemsOf } from './draft-problems.ts'
import { figuresOf } from './figures.ts'

const sound = {
  ...EMPTY_DRAFT,
  name: 'Custer',
  figures: figuresOf('percentageAnalysis', { SiO2: 68.5 }, String),
}

it.each([
  ['', 'primitiveNameRequired'],
  ['  ', 'primitiveNameRequired'],
  ['ab', 'primitiveNameTooShort'],
  ['x'.repeat(101), 'primitiveNameTooLong'],
  ['Custer\u202e', 'notALine'],
  ['abc', undefined],
  ['x'.repeat(100), undefined],
] as const)('the name %j: %s', (name, problem) => {
  expect(problemsOf({ ...sound, name }).name).toBe(problem)
})

it('at least one oxide is needed; a loss on ignition is none', () => {
  const figures = figuresOf('percentageAnalysis', { loi: 12 }, String)
  expect(problemsOf({ ...sound, figures })).toEqual({ isEmpty: true, wrong: [] })
  expect(hasProblems(problemsOf(sound))).toBe(false)
})

it('the page says what the API says', () => {
  const { primitiveNameRequired, primitiveNameTooShort, primitiveNameTooLong } = AUTHORING_PROBLEMS
  const { notALine, oxideRequired } = AUTHORING_PROBLEMS
  expect(texts.problems).toMatchObject({
    notALine,
    primitiveNameRequired,
    primitiveNameTooShort,
    primitiveNameTooLong,
    oxideRequired,
  })
})
