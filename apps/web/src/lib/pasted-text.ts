/** A table of a web page or a spreadsheet, whose cells the plain text runs together. */
const TABLE = /<t[rd](?=[\s>])/i

/**
 * What was pasted, as the reader of recipes takes it: a table as its markup, in which cells are told
 * apart, anything else as its plain text.
 */
export function pastedText(clipboard: Pick<DataTransfer, 'getData'>): string {
  const text = clipboard.getData('text/plain')
  // Cells of a spreadsheet are told apart by tabs already.
  if (text.includes('\t')) return text
  const html = clipboard.getData('text/html')
  return TABLE.test(html) ? html : text
}
