import { late } from '#components/late.tsx'
import '#features/discussion/discussion.module.css'
import '#features/discussion/reviews/review-summary.module.css'
import '#features/item/page/hazard-facts.module.css'

/** What stands below the first view of an item. Its styles come with the page, as the server makes it. */
export const Discussion = late(
  import.meta.env.SSR ? (await import('./discussion.tsx')).Discussion : undefined,
  async () => (await import('./discussion.tsx')).Discussion,
)

/** What is hazardous of a raw material: most are in no list, and recipes are none. */
export const HazardFacts = late(
  import.meta.env.SSR
    ? (await import('#features/item/page/hazard-facts.tsx')).HazardFacts
    : undefined,
  async () => (await import('#features/item/page/hazard-facts.tsx')).HazardFacts,
)
