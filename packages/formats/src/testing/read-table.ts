import { readText } from '../text/read-text.ts'

/** Name, cone, components and description of each recipe, and the codes of the problems. */
export function readTable(...lines: readonly string[]) {
  const { format, recipes, materials, problems } = readText(lines.join('\n'))
  return {
    format,
    recipes: recipes.map(({ name, coneText, components, description }) => [
      [name, coneText].filter(Boolean).join(', cone '),
      components.map((c) => `${c.isAdditional ? '+' : ''}${c.amount} ${c.name}`).join('; '),
      ...(description === undefined ? [] : [description]),
    ]),
    materials: materials.map(({ name, percent }) => [name, percent]),
    problems: problems.map(({ line, code, values }) => [line, code, ...Object.values(values)]),
  }
}
