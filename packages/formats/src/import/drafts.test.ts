import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'
import {
  type Choice,
  firstChoice,
  firstChoices,
  matchesOf,
  type NameMatch,
  needing,
  unattendedChoices,
} from './choices.ts'
import { toContent } from './content.ts'
import { countNewMaterials, toDrafts } from './drafts.ts'
import { findOwn, planRecipes, type Wishes } from './plan.ts'

const material = (id: number, name: string, score = 2, isOwn = false): NameMatch => ({
  id,
  name,
  score,
  isOwn,
})

const KNOWN = new Map([
  ['silica', [material(1, 'Silica')]],
  ['whiting', [material(2, 'Whiting')]],
  ['custer spar', [material(3, 'Custer Feldspar', 0.8)]],
])

const contentOf = (text: string) =>
  toContent([{ name: 'test.txt', document: readText(text) }], new Date())

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

  const SPAR = 'filetype = GlazeChem Materials\n\nname = Test Spar\nformula = % 60 SiO2  40 K2O\n'
  const GLAZE = 'name = Clear\ncomponent = Test Spar\namount = 1\n'
  const [described] = toContent(
    [SPAR, GLAZE].map((text) => ({ name: '', document: readText(text) })),
    new Date(),
  ).ingredients

  it('proposes a new material where the file has its analysis, unless one owns it already', () => {
    const choiceOf = (...matches: NameMatch[]) => described && firstChoice(described, matches)
    const create = { decision: { how: 'create' }, isProposed: true }
    expect(choiceOf(material(3, 'Spar', 0.9))).toEqual(create)
    expect(choiceOf(material(3, 'Test Spar'))).toEqual(create)
    expect(choiceOf(material(3, 'Test Spar', 2, true))).toMatchObject({ decision: { id: 3 } })
  })

  it('is, where nobody looks, only what is certain or as like as was asked for', () => {
    const decisions = (minScore: number) =>
      [...unattendedChoices(content.ingredients, KNOWN, minScore).values()].map(
        ({ decision }) => decision.how,
      )
    expect(decisions(2)).toEqual(['use', 'create', 'create'])
    expect(decisions(0.8)).toEqual(['use', 'use', 'create'])
    expect(unattendedChoices(contentOf('A\nCu 1').ingredients, new Map(), 2).size).toBe(0)
  })

  it('takes what a file says to stand in for a material without figures', () => {
    const bare = SPAR.replace(/formula.*/, 'mapto = Whiting')
    const [ingredient] = toContent(
      [bare, GLAZE].map((text) => ({ name: '', document: readText(text) })),
      new Date(),
    ).ingredients
    const find = (name: string) => KNOWN.get(name.toLowerCase()) ?? []
    expect(ingredient && matchesOf(ingredient, find)).toMatchObject([{ id: 2 }])
    expect(described && matchesOf(described, find)).toEqual([])
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
    const named = new Map([['Clear', [{ id: 9, name: 'clear', lines }]]])
    const skipsOfOwn = (text: string) => skipsOf(text, { own: findOwn(contentOf(text), named) })
    expect(skipsOfOwn('Clear\nSilica 30\nWhiting 20')).toEqual(['alreadyThere'])
    expect(skipsOfOwn('Clear\nSilica 30\nWhiting 21')).toEqual([undefined])
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

it('leaves out, where nobody looks, what nobody can decide about', () => {
  const content = contentOf('Test\nCu 100')
  const wishes = { ...wishesFor(content), isUnattended: true }
  expect(planRecipes(content, wishes)).toMatchObject([{ skip: 'openNames' }])
})

describe('what an import brings', () => {
  const draftsOf = (content: ReturnType<typeof contentOf>, wishes: Wishes) =>
    toDrafts(content, {
      planned: planRecipes(content, wishes),
      choices: wishes.choices,
      parents: new Map(),
    })

  it('are new materials first, and recipes after those they contain', () => {
    const content = contentOf('Outer\nInner 90\nMystery 10\n***\nInner\nSilica 99\nadd\nMystery 1')
    const wishes = withChoices(wishesFor(content), {
      inner: { how: 'recipe', key: 'r1' },
      mystery: { how: 'create' },
    })
    expect(draftsOf(content, wishes)).toMatchObject({
      materials: [{ key: 'n1', name: 'Mystery' }],
      recipes: [
        {
          key: 'r1',
          components: [
            { materialId: 1, amount: 99, isAdditional: false },
            { key: 'n1', amount: 1, isAdditional: true },
          ],
        },
        { key: 'r0', components: [{ key: 'r1' }, { key: 'n1' }] },
      ],
    })
  })

  it('are as many new materials as were counted before, none for a recipe that does not come', () => {
    const content = contentOf('One\nSilica 99\nMystery 1\n***\nTwo\nSilica 98\nRiddle 2')
    const countsWith = (changes: Partial<Wishes>) => {
      const { choices, ...wishes } = withChoices(wishesFor(content, changes), {
        mystery: { how: 'create' },
        riddle: { how: 'create' },
      })
      const planned = planRecipes(content, { ...wishes, choices })
      const decided = { planned, choices, parents: new Map() }
      return [countNewMaterials(content, decided), toDrafts(content, decided).materials.length]
    }
    expect(countsWith({})).toEqual([2, 2])
    expect(countsWith({ wanted: new Map([['r1', false]]) })).toEqual([1, 1])
  })

  it('name the recipe that the person has in place of one that is left out', () => {
    const content = contentOf('Inner\nSilica 100\n***\nOuter\nInner 100')
    const own = new Map([['r0', { id: 9, name: 'Inner' }]])
    const wishes = withChoices(wishesFor(content, { own }), { inner: { how: 'recipe', key: 'r0' } })
    expect(draftsOf(content, wishes).recipes).toMatchObject([{ components: [{ materialId: 9 }] }])
  })

  it('are materials with those they are kinds of; a ring of them is opened', () => {
    const record = (name: string, parent: string) =>
      `name = ${name}\nformula = % 60 SiO2\nmapto = ${parent}\n`
    const text = `filetype = GlazeChem Materials\n\n${record('Child Spar', 'Parent Spar')}\n${record('Parent Spar', 'Silica')}\n${record('Ring A', 'Ring B')}\n${record('Ring B', 'Ring A')}`
    const files = [text, 'name = Clear\ncomponent = child spar\namount = 1\n']
    const content = toContent(
      files.map((file) => ({ name: '', document: readText(file) })),
      new Date(),
    )
    const parents = new Map([['Silica', 1]])
    const wishes = wishesFor(content)
    const planned = planRecipes(content, wishes)
    const decided = { planned, choices: wishes.choices, parents }
    expect(toDrafts(content, decided).materials).toMatchObject([
      { key: 'm1', name: 'Parent Spar', parentId: 1 },
      { key: 'm0', name: 'Child Spar', parentKey: 'm1' },
    ])
    const all = toDrafts(content, { ...decided, withAllMaterials: true }).materials
    expect(all.map(({ name, parentKey }) => [name, parentKey])).toEqual([
      ['Parent Spar', undefined],
      ['Child Spar', 'm1'],
      ['Ring B', undefined],
      ['Ring A', undefined],
    ])
  })
})
