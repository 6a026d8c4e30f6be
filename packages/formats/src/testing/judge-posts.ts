import { readText } from '../text/read-text.ts'
import type { Post } from './post.ts'

/** What the reader finds in posts, written as their expected readings are: "+2 Rutile" is an addition. */
export function readPosts<TPost extends Post>(posts: readonly TPost[]) {
  return posts.map((post) => {
    const { recipes, problems, lines = [] } = readText(post.text)
    const found = recipes.map(({ name, components }) => [
      name,
      ...components.map(
        ({ name: part, amount, isAdditional }) => `${isAdditional ? '+' : ''}${amount} ${part}`,
      ),
    ])
    return { post, found, recipes, problems, lines }
  })
}

/** Lines that are missing or were read besides, of all that there are; and posts wrong without a word. */
export function judgePosts(readings: ReturnType<typeof readPosts>) {
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
  return { wrong, silent, total }
}
