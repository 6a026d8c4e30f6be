/** Letters that do not fall apart into a base letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
}

/**
 * Makes the part of a web address that repeats a name: lower case, words joined by hyphens, accents
 * dropped, letters of other scripts kept.
 *
 * @returns an empty text when the name has neither letters nor figures
 * @throws TypeError when the name is not a text
 * @example
 * slugify("Rob's Tenmoku △10") // 'robs-tenmoku-10'
 */
export function slugify(name: string): string {
  if (typeof name !== 'string') throw new TypeError('a slug is made from a text')
  return foldText(name)
    .replaceAll(/['’‘ʼ`]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/**
 * Folds a text for comparing: lower case, without accents, ligatures and wide forms spelled out.
 *
 * @example
 * foldText('Émail 5½') // 'email 5 1⁄2'
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/(?<=\d)[¼½¾]/g, ' $&')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[æœøđðłßþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
}
