/** Ending of a key with a form of a plural; `_1` is what is said of exactly one. */
export const PLURAL = /_(1|zero|one|two|few|many|other)$/

/** The place in texts that says how many there are. */
const NUMBER = 'count'
/** Nothing is counted further. */
const COUNTED = 1_000

/** Names of the places of a text that are filled in, in one order. */
export function placesOf(text: string): readonly string[] {
  return [...text.matchAll(/{{\s*([\w.]+)/g)].map(([, name = '']) => name).sort()
}

/** Forms that counts ask for in a language, and how many counts each. */
function countsByForm(language: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language)
  const counts = new Map<string, number>()
  for (let count = 0; count < COUNTED; count += 1) {
    const form = rules.select(count)
    // Of nothing there is no text that names it: French asks for `one` there too.
    counts.set(form, (counts.get(form) ?? 0) + (count === 0 ? 0 : 1))
  }
  return counts
}

/**
 * What is wrong with the plurals of a file. A text with one form has all that counts ask for. Only
 * what holds for a single count may leave the number out or say another thing: 21 recipes are `one`
 * in Russian too, so that what is said of exactly one recipe is `_1` there, and `_one` says how many,
 * or the same as of any other number.
 *
 * @param texts of a file, by their whole keys
 */
export function pluralProblems(language: string, texts: ReadonlyMap<string, string>): string[] {
  const counts = countsByForm(language)
  const keys = [...texts.keys()].filter((key) => PLURAL.test(key))
  return [...new Set(keys.map((key) => key.replace(PLURAL, '')))].flatMap((key) => {
    const missing = [...counts.keys()].filter((form) => !texts.has(`${key}_${form}`))
    const other = texts.get(`${key}_other`) ?? ''
    const places = placesOf(other)
    const isNumbered = places.includes(NUMBER)
    const untrue = [...counts].filter(([form, held]) => {
      const text = texts.get(`${key}_${form}`)
      if (text === undefined || held < 2) return false
      const isUnlike = placesOf(text).join() !== places.join()
      return isUnlike || (form === 'one' && !isNumbered && text !== other)
    })
    return [
      ...missing.map((form) => `${key} has no form “${form}”`),
      ...untrue.map(([form]) => `${key}_${form} is not true of every count that it is said of`),
    ]
  })
}
