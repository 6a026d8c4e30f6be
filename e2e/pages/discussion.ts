import type { Page } from '@playwright/test'

/** What people say about an item or a log, and the bell that tells of it. */
export function discussion(page: Page) {
  const comments = page.getByRole('region', { name: 'Comments' })
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  return {
    bell: page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
    news: page.getByRole('dialog', { name: 'Notifications' }),
    comments,
    reviews,
    write: page.getByRole('button', { name: 'Write a comment', exact: true }),
    field: page.getByLabel('Your comment'),
    post: page.getByRole('button', { name: 'Post comment' }),
    async comment(words: string) {
      await this.write.click()
      await this.field.fill(words)
      await this.post.click()
    },
    async reply(name: string, words: string) {
      await comments.getByRole('button', { name: 'Reply' }).click()
      await page.getByLabel(`Your reply to ${name}`).fill(words)
      await this.post.click()
    },
    async review(stars: string, words: string) {
      await page.getByRole('button', { name: 'Write a review' }).click()
      await page.getByRole('radio', { name: stars }).check()
      await page.getByLabel('Review', { exact: true }).fill(words)
      await page.getByRole('checkbox', { name: 'I have tested this myself' }).check()
      await page.getByRole('button', { name: 'Post review' }).click()
    },
  }
}
