/** The columns of a wide table that are drawn: from the first one, up to and without the end. */
export interface ColumnWindow {
  readonly from: number
  readonly to: number
}

/** So many columns are drawn whole: no window is worth its gaps. */
export const COLUMNS_DRAWN_WHOLE = 16
/** Columns by which the window moves: a table that scrolls is not drawn again for each of them. */
const STEP = 4
/** Before anything is known of the screen. */
const FIRST_WIDTH = 1_400

/**
 * Which columns to draw: those in view, and as many as a step beside them.
 *
 * @param scrolled pixels that lie before the view
 * @param width pixels of the view; a usual screen where it is not known
 * @param columnWidth pixels of each column
 */
export function columnWindow(
  count: number,
  scrolled: number,
  columnWidth: number,
  width = FIRST_WIDTH,
): ColumnWindow {
  if (count <= COLUMNS_DRAWN_WHOLE) return { from: 0, to: count }
  const first = Math.floor(Math.max(0, scrolled) / columnWidth)
  const inView = Math.ceil(width / columnWidth)
  const from = Math.max(0, (Math.floor(first / STEP) - 1) * STEP)
  const to = (Math.ceil((first + inView) / STEP) + 1) * STEP
  return { from: Math.min(from, count), to: Math.min(to, count) }
}
