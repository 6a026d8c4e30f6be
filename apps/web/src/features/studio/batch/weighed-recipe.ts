import type { MaterialDetail } from '@glazy/contract/materials'

/** What has to be known of a recipe to weigh it. */
export type WeighedRecipe = Pick<MaterialDetail, 'id' | 'name' | 'components'>
