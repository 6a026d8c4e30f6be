/**
 * Writes a text to standard output and waits until it is out: a command ends the process, and what
 * a pipe has not taken by then would be lost.
 */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}
