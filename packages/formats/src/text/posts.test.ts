import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { expect, it } from 'vitest'
import { judgePosts, readPosts } from '../testing/judge-posts.ts'
import { POSTS } from '../testing/posts.ts'

/** How many of the expected lines of all posts must be read right. */
const RIGHT_SHARE = 0.97

/** A sum, or the amount of the name in the line above. */
const SUM = /^\s*(?:total|som|sum|\d+$)/i

const readings = readPosts(POSTS)

it('reads nearly all lines right, and none of the others without a word', () => {
  const { wrong, silent, total } = judgePosts(readings)
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
