import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  FIRING_LIMITS,
  type FiringLimit,
  MONTMOLLIN_LIMITS,
  type MontmollinLimit,
} from '@glazy/ceramics/charts/firing-limits'
import { parse } from 'yaml'
import type * as z from 'zod'
import { OperatorError } from '#platform/operator-error.ts'
import { type LimitsFile, limitsFile } from './limits-schema.ts'

/** Name of the file in the data directory. */
export const LIMITS_FILE = 'limits.yaml'

/** A file of limits that cannot be used; its message is the one line to print. */
class LimitsFileError extends OperatorError {
  override readonly name = 'LimitsFileError'
}

/** Everything that can be drawn as a limit on a chart. */
export interface ChartLimits {
  readonly cones: readonly FiringLimit[]
  readonly montmollin: readonly MontmollinLimit[]
}

/**
 * The limits that come with the product, and behind them those of the operator.
 *
 * @throws LimitsFileError naming what is wrong with the file in the data directory
 */
export async function readLimits(dataDir: string): Promise<ChartLimits> {
  const path = join(dataDir, LIMITS_FILE)
  const own = parseLimits(path, await readIfThere(path))
  return {
    cones: [
      ...FIRING_LIMITS,
      ...own.cones.map((limit): FiringLimit => ({ ...limit, cones: limit.cones ?? null })),
    ],
    montmollin: [...MONTMOLLIN_LIMITS, ...own.montmollin],
  }
}

/** @returns `null` for a file that is not there */
async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new LimitsFileError(`${path} cannot be read: ${code}`, { cause: error })
  }
}

function parseLimits(path: string, text: string | null): LimitsFile {
  const result = limitsFile.safeParse(parsed(path, text ?? '') ?? {})
  if (result.success) return result.data
  const [first, ...others] = result.error.issues
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new LimitsFileError(`${path}: ${first ? describe(first) : 'is wrong'}${more}`)
}

function parsed(path: string, text: string): unknown {
  try {
    return parse(text) as unknown
  } catch (error) {
    const [line] = String((error as Error).message).split('\n')
    throw new LimitsFileError(`${path} is no YAML: ${line}`, { cause: error })
  }
}

/** `cones 2, oxides SiO2: must be two numbers`; entries are counted from 1, as people do. */
function describe({ path, message }: z.core.$ZodIssue): string {
  const [list, index, ...field] = path
  if (list === undefined) return message
  const entry = typeof index === 'number' ? ` ${index + 1}` : ''
  const place = field.length > 0 ? `, ${field.join(' ')}` : ''
  return `${String(list)}${entry}${place}: ${message}`
}
