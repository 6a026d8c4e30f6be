import type { UserCounts } from '@glazy/contract/users'

/** A page of a person, what it is called and what is counted on it. */
export interface ProfileTab {
  readonly to:
    '/$user' | '/$user/recipes' | '/$user/materials' | '/$user/analyses' | '/$user/bookmarks'
  /** Key of its name, in the texts of the frame. */
  readonly text: 'profile' | 'recipes' | 'materials' | 'analyses' | 'collections'
  readonly count?: keyof UserCounts
}

/** The pages of a person in their order, as tabs and in the sidebar. */
export const PROFILE_TABS: readonly ProfileTab[] = [
  { to: '/$user', text: 'profile' },
  { to: '/$user/recipes', text: 'recipes', count: 'recipes' },
  { to: '/$user/materials', text: 'materials', count: 'materials' },
  { to: '/$user/analyses', text: 'analyses', count: 'analyses' },
  { to: '/$user/bookmarks', text: 'collections' },
]
