/** Papers that printers in a studio take, in millimetres. */
export const PAPERS = {
  a4: { name: 'A4', widthMm: 210, heightMm: 297 },
  letter: { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** Papers as the options of a choice; their names are the same in every language. */
export const PAPER_OPTIONS = Object.entries(PAPERS).map(([value, { name }]) => ({
  value,
  label: name,
}))

export function parsePaper(text: unknown): Paper | undefined {
  return text === 'a4' || text === 'letter' ? text : undefined
}
