/** Pages to link to, `null` for a gap: the first, the last, and those around the current one. */
export function pagesToShow(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((current, index) => {
    const previous = shown[index - 1]
    if (previous === undefined || current === previous + 1) return [current]
    return current === previous + 2 ? [current - 1, current] : [null, current]
  })
}
