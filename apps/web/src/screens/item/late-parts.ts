import { late } from '#components/late.tsx'
import '#features/discussion/discussion.module.css'

/** What stands below the first view of an item. Its styles come with the page, as the server makes it. */
export const Discussion = late(
  import.meta.env.SSR ? (await import('./discussion.tsx')).Discussion : undefined,
  async () => (await import('./discussion.tsx')).Discussion,
)
