/** So many items have a letter and a color of their own. */
export const LETTERS = 10

/** What stands for an item among others: a letter from A to J, a number after these. */
export function letterOf(index: number): string {
  return index < LETTERS ? String.fromCodePoint(65 + index) : String(index + 1)
}

/** The colors of a letter: of its ground, and of the letter on it. */
export function letterColors(index: number): { readonly fill: string; readonly ink: string } {
  return { fill: `var(--letter-${index + 1})`, ink: `var(--letter-${index + 1}-ink)` }
}
