import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { ROOT } from '#product/checkout.ts'

/** One line of the table: what was measured, what it is compared with, what it should be. */
export interface Figure {
  readonly what: string
  /** Our figure, with its unit. */
  readonly ours: string
  /** The figure of the reference, measured in the same run. */
  readonly reference?: string
  /** What is to be reached, with ours in relation to the reference where that is the target. */
  readonly target?: string
  readonly isReached?: boolean
}

/** Prints the figures of one bench as a table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ what, ours, reference = '', target = '', isReached }) => [
    what,
    ours,
    reference,
    target,
    isReached === undefined ? '' : isReached ? 'reached' : 'MISSED',
  ])
  const lines = [['what', 'ours', 'reference', 'target', ''], ...rows]
  const widths = lines[0]?.map((_, column) => {
    return Math.max(...lines.map((line) => line[column]?.length ?? 0))
  })
  const write = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = lines
  const rule = `|${widths?.map((width) => '-'.repeat(width + 2)).join('|')}|`
  console.log(`\n${title}\n\n${[write(head), rule, ...body.map(write)].join('\n')}`)
}

/** Prints where and when this was measured. */
export function printMachine(): void {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  console.log(
    [
      `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB`,
      `${process.platform} ${release()}, Node ${process.version}`,
      `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
      `load ${loadavg()
        .map((load) => load.toFixed(2))
        .join(' ')}`,
    ].join('\n'),
  )
}

function commit(): string {
  try {
    const options = { cwd: ROOT, encoding: 'utf8' as const }
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      ...options,
      stdio: 'pipe',
    }).trim()
  } catch {
    return 'unknown'
  }
}

/** A whole number with thousands separated, for tables. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** Milliseconds with the digits that matter. */
export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`
}

/** How many times the reference. */
export function times(value: number, reference: number): string {
  return `${(value / reference).toFixed(2)} ×`
}
