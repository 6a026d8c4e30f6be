/** Key of the name of the list where items of a kind stand, among the texts of lists. */
export const SECTION_TEXT = {
  recipe: 'breadcrumb.recipes',
  primitive: 'breadcrumb.materials',
  analysis: 'breadcrumb.analyses',
} as const
