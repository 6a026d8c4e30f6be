import { MAX_LINES, MAX_LINE_LENGTH } from './limits.ts'
import type { ProblemList } from './problem-list.ts'

/** A line of a file with its number, from 1. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** Splits a decoded text at its line ends; a line too long to be real is reported and left empty. */
export function splitLines(text: string, problems: ProblemList): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const number = lines.length + 1
    if (number > MAX_LINES) {
      problems.add(number, 'firstLines', { max: MAX_LINES })
      break
    }
    const isReal = end - start <= MAX_LINE_LENGTH
    if (!isReal) problems.add(number, 'lineTooLong', { max: MAX_LINE_LENGTH })
    lines.push({ number, text: isReal ? text.slice(start, end) : '' })
    start = end + 1
  }
  return lines
}

/**
 * A function from a character position of the text to its line number, from 1; it remembers the last
 * position, so asking in rising order reads the text once.
 */
export function lineCounter(text: string): (position: number) => number {
  let line = 1
  let lineStart = 0
  let lineEnd = endOfLine(text, 0)
  return (position) => {
    if (position < lineStart) {
      line = 1
      lineStart = 0
      lineEnd = endOfLine(text, 0)
    }
    while (lineEnd < position) {
      line += 1
      lineStart = lineEnd + 1
      lineEnd = endOfLine(text, lineStart)
    }
    return line
  }
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found === -1 ? text.length : found
}

/** How many line breaks a text has. */
export function countBreaks(text: string): number {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1
  return breaks
}
