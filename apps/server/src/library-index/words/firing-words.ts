/** Words for a firing in Chinese characters. Names of materials begin with them, too: `酸化銅`. */
const FIRINGS: ReadonlySet<string> = new Set(['酸化', '氧化', '還元', '还原'])

/** What may stand behind them where they are one: nothing, or that it is fired, as in `酸化焼成`. */
const BEHIND = ['', ...'焼焔炎焚烧焰气雰']

/**
 * What an item holds that is called by a word, one of each: pairs of characters alone do not say where a word ends.
 *
 * @example heldWords('ash') // [['ash']]
 */
export function heldWords(word: string): readonly (readonly string[])[] {
  if (!FIRINGS.has(word)) return [[word]]
  const end = word.slice(1)
  return [[word], BEHIND.map((next) => end + next)]
}

/** The last characters of words for a firing that stand alone among the words of an item: no pair goes on with them. */
export function endsOfFirings(words: ReadonlySet<string>): readonly string[] {
  return [...FIRINGS].flatMap((firing) => {
    const end = firing.slice(1)
    const isAlone = words.has(firing) && ![...words].some((word) => word.startsWith(end))
    return isAlone ? [end] : []
  })
}
