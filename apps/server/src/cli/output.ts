/**
 * What moves the cursor of a terminal, changes its colours or turns its lines around; line breaks and
 * tabs are not among it.
 */
const HARMFUL = /(?!\n|\t|\r\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** The text with what would harm a terminal written out, as JSON would write it. */
export function escapeControls(text: string): string {
  return text.replace(
    HARMFUL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Prints a text to standard output and waits until it is out: a command ends the process, and what
 * a pipe has not taken by then would be lost. Names in it come from others, so that nothing of it
 * gives orders to a terminal.
 */
export function print(text: string): Promise<void> {
  return write(escapeControls(text))
}

/** Writes a file to standard output as it is; what goes to a terminal is made safe for it. */
export function printFile(text: string): Promise<void> {
  return process.stdout.isTTY ? print(text) : write(text)
}

/** Tells something beside the output. */
export function printNotice(text: string): void {
  console.error(escapeControls(text))
}

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}
