import type { UserCounts } from '@glazy/contract/users'

interface Tab {
  readonly to: `/$user${string}`
  /** Key of its name, in the texts of the frame. */
  readonly text: string
  readonly count: keyof UserCounts | null
}

/** The pages of a person in their order, as tabs and in the sidebar, and what is counted on each. */
const PROFILE_TABS = [
  { to: '/$user', text: 'profile', count: null },
  { to: '/$user/recipes', text: 'recipes', count: 'recipes' },
  { to: '/$user/materials', text: 'materials', count: 'materials' },
  { to: '/$user/analyses', text: 'analyses', count: 'analyses' },
  { to: '/$user/images', text: 'images', count: 'images' },
  { to: '/$user/reviews', text: 'reviews', count: 'reviews' },
  { to: '/$user/comments', text: 'comments', count: 'comments' },
  { to: '/$user/kilnschedules', text: 'kilns', count: 'kilnSchedules' },
  { to: '/$user/bookmarks', text: 'collections', count: 'collections' },
  { to: '/$user/inventory', text: 'inventory', count: 'inventory' },
] as const satisfies readonly Tab[]
export type ProfileTab = (typeof PROFILE_TABS)[number]

/** The pages of a person that a visitor may open: who is not logged in sees no inventory. */
export function profileTabs(isMember: boolean): readonly ProfileTab[] {
  return PROFILE_TABS.filter(({ text }) => isMember || text !== 'inventory')
}
