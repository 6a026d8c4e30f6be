const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹḾÑÓÞǪŔŠŤÚṼŴẊÝŽ'
const ACCENTS = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** Placeholders, elements and signs of them, which a text keeps as they are. */
const KEPT = /({{[^}]*}}|<[^>]*>|&\w+;|\$t\([^)]*\))/

/**
 * Says an English text in a language that nobody speaks: every letter has an accent, words are two
 * fifths longer, and a text stands in brackets.
 *
 * @example pseudoText('Save {{name}}') // '⟦Šááṽéé {{name}}⟧'
 */
export function pseudoText(text: string): string {
  if (!/[a-z]/i.test(text.replaceAll(new RegExp(KEPT, 'g'), ''))) return text
  const parts = text.split(KEPT).map((part, at) => (at % 2 === 1 ? part : accented(part)))
  return `⟦${parts.join('')}⟧`
}

function accented(words: string): string {
  return [...words]
    .map((letter) => {
      const sign = ACCENTS.get(letter) ?? letter
      return /[aeiou]/.test(letter) ? sign + sign : sign
    })
    .join('')
}
