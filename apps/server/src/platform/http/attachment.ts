/** Value of `Content-Disposition` for a file to keep. RFC 6266: a name of ASCII for old programs, the whole name for the others. */
export function attachment(name: string, asciiName: string, extension: string): string {
  const isAscii = /^[\w.-]+$/.test(name)
  const plain = `attachment; filename="${isAscii ? name : asciiName}.${extension}"`
  if (isAscii) return plain
  const encoded = encodeURIComponent(`${name}.${extension}`).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${plain}; filename*=UTF-8''${encoded}`
}
