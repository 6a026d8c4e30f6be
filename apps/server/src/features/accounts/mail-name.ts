/** Characters of a name in a mail. */
const LENGTH_MAX = 80

/**
 * A name as a mail greets with it. Anyone can register the address of a stranger under a name that
 * is an advertisement: what is left of it here is one line and cannot be clicked.
 *
 * @example
 * mailName('Win at https://evil.test/now') // 'Win at https evil. test now'
 */
export function mailName(name: string): string {
  return name
    .replace(/[/\\:@<>\s\p{Cc}]+/gu, ' ')
    .replace(/[.。](?=\S)/g, '. ')
    .slice(0, LENGTH_MAX)
    .trim()
}
