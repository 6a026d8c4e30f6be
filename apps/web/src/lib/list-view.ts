/** How a list is shown: cards, cards with their recipe, or a table of figures. */
export const LIST_VIEWS = ['grid', 'visual', 'list'] as const
export type ListView = (typeof LIST_VIEWS)[number]

export const DEFAULT_LIST_VIEW: ListView = 'grid'

/** The letters the preference is stored under: tiles, detail, lines. */
const STORED_AS = { grid: 't', visual: 'd', list: 'l' } as const satisfies Record<ListView, string>

export function storedListView(view: ListView): (typeof STORED_AS)[ListView] {
  return STORED_AS[view]
}

/** Reads a view from an address or a cookie, by its name or its stored letter. */
export function parseListView(text: unknown): ListView | undefined {
  return LIST_VIEWS.find((view) => view === text || STORED_AS[view] === text)
}
