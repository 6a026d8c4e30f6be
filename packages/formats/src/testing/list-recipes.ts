import { readText } from '../text/read-text.ts'

/** Of each recipe in a text its name, then `40 Silica` or, for an addition, `+2 Rutile`. */
export function listRecipes(text: string): string[] {
  return readText(text).recipes.map(({ name, components }) =>
    [name, ...components.map((c) => `${c.isAdditional ? '+' : ''}${c.amount} ${c.name}`)].join(
      ' | ',
    ),
  )
}
