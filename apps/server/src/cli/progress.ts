/** Width of the bar in characters. */
const WIDTH = 30

/**
 * A bar on the terminal that is drawn again with each step; nothing where the output goes to a
 * file or another program.
 */
export function showProgress(label: string): (done: number, of: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  return (done, of) => {
    const share = of === 0 ? 1 : done / of
    const filled = Math.round(share * WIDTH)
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
    process.stderr.write(`\r${label} ${bar} ${done}/${of}${done >= of ? '\n' : ''}`)
  }
}
