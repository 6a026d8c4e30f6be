/**
 * What colouring oxides and stains look like as powder, by words of their names; the first that
 * fits counts. Their type says only 'Colorant', which would paint all of them alike.
 */
const POWDERS: readonly (readonly [name: RegExp, colour: string])[] = [
  [/cobalt (carb|sul)/i, '9b6f98'],
  [/cobalt/i, '2c2d3a'],
  [/copper carb/i, '6aa58c'],
  [/copper|black iron|iron chromate|manganese (diox|ox)|pyrolusite/i, '3a322f'],
  [/manganese/i, 'b98f86'],
  [/nickel/i, '7f9a62'],
  [/chrom/i, '4c7440'],
  [/yellow iron|ochre/i, 'c79a42'],
  [/iron|umber|sienna|crocus|hematite/i, '8a3d26'],
  [/rutile|ilmenite/i, 'a07e58'],
  [/turquoise|aqua|robin/i, '3aa5a3'],
  [/blue|sky|marine|delphinium/i, '3d6a9f'],
  [/green|chartreuse|olive|leaf/i, '557f4b'],
  [/tangerine|orange|mango|peach/i, 'd9803f'],
  [/yellow|gold|vanadium|praseo|lemon|saturn/i, 'dcb443'],
  [/pink|rose|coral|salmon|blush/i, 'd58f98'],
  [/red|crimson|lobster|maroon|cadmium/i, 'b03a34'],
  [/violet|purple|lavender|plum|mauve/i, '7d5f93'],
  [/brown|chestnut|saddle|cinnamon|walnut|coffee/i, '6d4631'],
  [/black/i, '26262a'],
  [/gr[ae]y|charcoal/i, '808187'],
  [/white|buff|ivory|cream/i, 'e9e2d2'],
]

/** Colour of a colouring powder by its name; `undefined` when no word of it tells. */
export function powderColour(name: string): string | undefined {
  return POWDERS.find(([words]) => words.test(name))?.[1]
}
