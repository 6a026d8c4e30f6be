import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { expect, it } from 'vitest'
import { HELD_OUT } from '../testing/held-out-posts.ts'
import { judgePosts, readPosts } from '../testing/judge-posts.ts'

/** How many of the expected lines must be read right; 78 % were before the reader was mended. */
const RIGHT_SHARE = 0.97

const readings = readPosts(HELD_OUT)

it('reads posts that it was not written for, and says so where it reads one wrong', () => {
  const { wrong, silent, total } = judgePosts(readings)
  expect(HELD_OUT.length).toBeGreaterThanOrEqual(40)
  expect(silent).toEqual([])
  expect(wrong.length / total, wrong.join('\n')).toBeLessThanOrEqual(1 - RIGHT_SHARE)
})

it.each(readings.filter(({ post }) => post.cone !== undefined))(
  'finds the cone of $post.text',
  ({ post, recipes: [recipe] }) => {
    expect(formatConeRange(recipe?.fromConeId, recipe?.toConeId)).toBe(post.cone)
  },
)
