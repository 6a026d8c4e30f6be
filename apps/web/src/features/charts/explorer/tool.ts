/** What a drag over the chart does. */
export const TOOLS = ['move', 'box', 'lasso'] as const
export type Tool = (typeof TOOLS)[number]
