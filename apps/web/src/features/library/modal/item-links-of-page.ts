/** An item that is on the page beneath, by its link. */
export interface LinkedItem {
  readonly id: number
  /** Path of its own page. */
  readonly path: string
}

/** Items linked from the page beneath the modal, each once, in the order of the page. */
export function linkedItems(page: ParentNode): readonly LinkedItem[] {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('main a[data-material]')]
  const paths = new Map(links.map((link) => [Number(link.dataset.material), link.pathname]))
  return [...paths].map(([id, path]) => ({ id, path }))
}

/** The items before and after one in a list; neither where it is not in the list. */
export function besideItem(items: readonly LinkedItem[], id: number) {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return { previous: undefined, next: undefined }
  return { previous: items[at - 1], next: items[at + 1] }
}
