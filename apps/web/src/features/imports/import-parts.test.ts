import type { NameMatch } from '@glazy/contract/imports'
import { IMPORT_CALL_BYTES, IMPORT_ROWS_MAX } from '@glazy/contract/limits'
import { readText } from '@glazy/formats/text/read-text'
import { describe, expect, it } from 'vitest'
import { type Choice, firstChoice, firstChoices, needing } from './decisions.ts'
import { toContent } from './import-content.ts'
import { toParts } from './import-parts.ts'
import { planRecipes, type Wishes } from './import-plan.ts'

const material = (id: number, name: string, score = 2): NameMatch => ({
  id,
  name,
  score,
  isOwn: false,
  hasAnalysis: true,
  parent: null,
})

const KNOWN = new Map([
  ['silica', [material(1, 'Silica')]],
  ['whiting', [material(2, 'Whiting')]],
  ['custer spar', [material(3, 'Custer Feldspar', 0.8)]],
])

const contentOf = (text: string) => toContent([{ name: 'test.txt', document: readText(text) }])

function wishesFor(content: ReturnType<typeof contentOf>, changes: Partial<Wishes> = {}): Wishes {
  return {
    choices: firstChoices(content.ingredients, KNOWN),
    isScaled: false,
    scaled: new Map(),
    wanted: new Map(),
    own: new Map(),
    ...changes,
  }
}

const withChoices = (wishes: Wishes, choices: Readonly<Record<string, Choice['decision']>>) => ({
  ...wishes,
  choices: new Map([
    ...wishes.choices,
    ...Object.entries(choices).map(
      ([key, decision]) => [key, { decision, isProposed: false }] as const,
    ),
  ]),
})

const skipsOf = (text: string, changes: Partial<Wishes> = {}) => {
  const content = contentOf(text)
  return planRecipes(content, wishesFor(content, changes)).map(({ skip }) => skip)
}

describe('the first choice', () => {
  const content = contentOf('Test\nSilica 1\nCuster spar 1\nMystery 1')
  const choices = firstChoices(content.ingredients, KNOWN)

  it('takes the same name, proposes a likeness, and leaves the rest open', () => {
    expect(choices.get('silica')).toEqual({
      decision: { how: 'use', id: 1, name: 'Silica' },
      isProposed: false,
    })
    expect(choices.get('custer spar')).toMatchObject({ decision: { id: 3 }, isProposed: true })
    expect(needing(content.ingredients, choices, KNOWN)).toMatchObject({
      open: [{ name: 'Mystery' }],
      proposed: [{ name: 'Custer spar' }],
    })
  })

  it('proposes a new material where the file has its analysis', () => {
    const described = { key: 'x', name: 'Test Spar', uses: 1 }
    const record = { kind: 'primitive', name: 'Test Spar', percent: { SiO2: 60 } } as const
    const found = { otherNames: [], atmosphereIds: [], extra: {}, line: 1, ...record }
    expect(firstChoice({ ...described, material: found }, [material(3, 'Spar', 0.9)])).toEqual({
      decision: { how: 'create' },
      isProposed: true,
    })
  })
})

describe('the plan', () => {
  const TWO = 'Clear\nSilica 30\nWhiting 20\n***\nClear\nSilica 300\nWhiting 200'

  it('leaves out what stands there twice, unless it is wanted', () => {
    expect(skipsOf(TWO)).toEqual([undefined, 'twice'])
    expect(skipsOf(TWO, { wanted: new Map([['r1', true]]) })).toEqual([undefined, undefined])
    expect(skipsOf(TWO, { wanted: new Map([['r0', false]]) })).toEqual(['notWanted', 'twice'])
  })

  it('leaves out what the person has already, told by its proportions', () => {
    const lines = [60, 40].map((amount) => ({ amount, isAdditional: false }))
    const own = (amounts: typeof lines) =>
      new Map([['Clear', [{ id: 9, name: 'clear', lines: amounts }]]])
    expect(skipsOf('Clear\nSilica 30\nWhiting 20', { own: own(lines) })).toEqual(['alreadyThere'])
    expect(skipsOf('Clear\nSilica 30\nWhiting 21', { own: own(lines) })).toEqual([undefined])
  })

  it('leaves out a recipe of which nothing is left', () => {
    const content = contentOf('Test\nMystery 100')
    const wishes = withChoices(wishesFor(content), { mystery: { how: 'leaveOut' } })
    expect(planRecipes(content, wishes)).toMatchObject([{ skip: 'noComponents', lines: [] }])
  })

  it('scales all recipes, or single ones', () => {
    const content = contentOf('One\nSilica 20\n***\nTwo\nSilica 20')
    const amounts = (changes: Partial<Wishes>) =>
      planRecipes(content, wishesFor(content, changes)).map(({ lines }) => lines[0]?.amount)
    expect(amounts({})).toEqual([20, 20])
    expect(amounts({ isScaled: true })).toEqual([100, 100])
    expect(amounts({ isScaled: true, scaled: new Map([['r1', false]]) })).toEqual([100, 20])
  })

  it('refuses recipes that contain one another, and those that need what is left out', () => {
    const content = contentOf(
      'One\nTwo 1\n***\nTwo\nOne 1\n***\nThree\nFour 1\n***\nFour\nSilica 1',
    )
    const wishes = withChoices(wishesFor(content, { wanted: new Map([['r3', false]]) }), {
      one: { how: 'recipe', key: 'r0' },
      two: { how: 'recipe', key: 'r1' },
      four: { how: 'recipe', key: 'r3' },
    })
    expect(planRecipes(content, wishes).map(({ skip }) => skip)).toEqual([
      'containsItself',
      'containsItself',
      'partLeftOut',
      'notWanted',
    ])
  })
})

describe('the parts of an import', () => {
  it('bring new materials first, and recipes after those they contain', () => {
    const content = contentOf('Outer\nInner 90\nMystery 10\n***\nInner\nSilica 99\nadd\nMystery 1')
    const wishes = withChoices(wishesFor(content), {
      inner: { how: 'recipe', key: 'r1' },
      mystery: { how: 'create' },
    })
    const parts = toParts(content, planRecipes(content, wishes), wishes.choices)
    expect(parts).toMatchObject([
      { materials: [{ key: 'm0', name: 'Mystery' }], recipes: [] },
      {
        materials: [],
        recipes: [
          {
            key: 'r1',
            components: [
              { materialId: 1, amount: 99, isAdditional: false },
              { key: 'm0', amount: 1, isAdditional: true },
            ],
          },
          { key: 'r0', components: [{ key: 'r1' }, { key: 'm0' }] },
        ],
      },
    ])
  })

  it('name the recipe that the person has in place of one that is left out', () => {
    const content = contentOf('Inner\nSilica 100\n***\nOuter\nInner 100')
    const lines = [{ amount: 100, isAdditional: false }]
    const own = new Map([['Inner', [{ id: 9, name: 'Inner', lines }]]])
    const wishes = withChoices(wishesFor(content, { own }), { inner: { how: 'recipe', key: 'r0' } })
    const parts = toParts(content, planRecipes(content, wishes), wishes.choices)
    expect(parts).toMatchObject([{ recipes: [{ components: [{ materialId: 9 }] }] }])
  })

  it('are neither too many records nor too many bytes for one call', () => {
    const note = 'x'.repeat(4_900)
    const records = Array.from(
      { length: IMPORT_ROWS_MAX + 1 },
      (_, at) => `name = Test ${at}\ncomponent = Silica\namount = 1\nnote = |${note}\n`,
    )
    const content = contentOf(records.join('\n'))
    const wishes = wishesFor(content)
    const parts = toParts(content, planRecipes(content, wishes), wishes.choices)
    expect(parts.flatMap(({ recipes }) => recipes)).toHaveLength(IMPORT_ROWS_MAX + 1)
    for (const part of parts) {
      expect(JSON.stringify(part).length).toBeLessThan(IMPORT_CALL_BYTES * 1.1)
      expect(part.recipes.length).toBeLessThanOrEqual(IMPORT_ROWS_MAX)
    }
  })
})
