import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { expect, it } from 'vitest'
import { POSTS } from './posts.ts'
import { readText } from './read-text.ts'

/** How many of the expected lines of all posts must be read right. */
const RIGHT_SHARE = 0.97

/** A sum, or the amount of the name in the line above. */
const SUM = /^\s*(?:total|som|sum|\d+$)/i

const readings = POSTS.map((post) => {
  const { recipes, problems, lines = [] } = readText(post.text)
  const found = recipes.map(({ name, components }) => [
    name,
    ...components.map(
      ({ name: part, amount, isAdditional }) => `${isAdditional ? '+' : ''}${amount} ${part}`,
    ),
  ])
  return { post, found, recipes, problems, lines }
})

it('reads nearly all lines right, and none of the others without a word', () => {
  const wrong: string[] = []
  const silent: string[] = []
  let total = 0
  for (const { post, found, problems } of readings) {
    const expected = post.reading.flat()
    const left = found.flat()
    total += Math.max(expected.length, left.length)
    for (const line of expected) {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      else wrong.push(`${line} of ${JSON.stringify(post.text)}`)
    }
    wrong.push(...left.map((line) => `besides: ${line} of ${JSON.stringify(post.text)}`))
    const isWrong = JSON.stringify(found) !== JSON.stringify(post.reading)
    if (isWrong && problems.length === 0) silent.push(JSON.stringify([post.text, found]))
  }
  expect(silent).toEqual([])
  expect(wrong.length / total, wrong.join('\n')).toBeLessThanOrEqual(1 - RIGHT_SHARE)
})

it.each(readings.filter(({ post }) => post.cone !== undefined))(
  'finds the cone of $post.text',
  ({ post, recipes }) => {
    const [recipe] = recipes
    expect(formatConeRange(recipe?.fromConeId, recipe?.toConeId)).toBe(post.cone)
  },
)

it('accounts for every line that holds a figure', () => {
  const lost = readings.flatMap(({ post, lines, problems }) => {
    const told = new Set([
      ...lines.flatMap(({ line, meaning }) => (meaning === 'nothing' ? [] : line)),
      ...problems.map(({ line }) => line),
    ])
    return post.text
      .split('\n')
      .filter((text, at) => /\d/.test(text) && !told.has(at + 1) && !SUM.test(text))
  })
  expect(lost).toEqual([])
})
