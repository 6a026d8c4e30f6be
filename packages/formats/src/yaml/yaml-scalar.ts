/** Signs that a single-quoted scalar cannot hold or that some readers take for line breaks. */
const NEEDS_ESCAPE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u

/** A text in single quotes; one with line breaks or control characters in double quotes. */
export function quoteYaml(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return `'${text.replaceAll("'", "''")}'`
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A key as it is where it is made of words, else in quotes. */
export function yamlKey(key: string): string {
  return /^[A-Za-z][A-Za-z\d]*(?: [A-Z][A-Za-z\d]*)*$/.test(key) && !RESERVED.test(key)
    ? key
    : quoteYaml(key)
}

/** Words that some readers take for something else than text. */
const RESERVED = /^(?:null|true|false|yes|no|on|off|y|n)$/i
