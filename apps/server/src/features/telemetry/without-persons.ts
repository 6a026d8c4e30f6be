/**
 * What an error says, without what could tell of a person: of addresses only files of the site with
 * line and column stay, and of what stands in double quotation marks, which is often what somebody
 * typed, nothing. E-mail addresses, and words as long as tokens, go too.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(
      /\b(?:https?|blob|data|file|chrome-extension|moz-extension):[^\s)'"<>]+/gi,
      shortAddress,
    )
    .replace(/"[^"\n]*"/g, '"…"')
    .replace(/[^\s@()<>"'/]+@[^\s@()<>"'/]+\.[a-z]{2,}/gi, '…@…')
    .replace(/\?[\w%.~-]+=[^\s)'"<>]*/g, '')
    .replace(/(?<![/\w-])\/(?!assets\/)[\w%.~@-]+(?:\/[\w%.~@-]*)*/g, '/…')
    .replace(/(?<![/.\w-])[\w-]{32,}(?![\w.-])/g, '…')
}

/** `https://glazy.example/assets/parts-abc.js?x=1:2:3` → `/assets/parts-abc.js:2:3`. */
function shortAddress(address: string): string {
  const [, file = ''] = /(\/assets\/[\w./-]+)/.exec(address) ?? []
  if (file === '') return '…'
  const [, place = ''] = /((?::\d+){1,2})$/.exec(address) ?? []
  return file + place
}
