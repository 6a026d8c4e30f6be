import { readId } from '@glazy/contract/readers'
import { AMOUNT_MAX, COMPONENTS_MAX } from '@glazy/contract/limits'

/** A line of a recipe that is saved nowhere yet. */
export interface RecipeLine {
  readonly materialId: number
  /** Parts by weight. */
  readonly amount: number
  /** Added on top of the base. */
  readonly isAdditional: boolean
}

/** Marks what is added on top of the base. */
const ON_TOP = 'a'

/**
 * Reads the lines of a recipe from an address; what makes no sense is passed over.
 *
 * @example readLines('12:40.5,15:59.5,20:2a')
 */
export function readLines(text = ''): readonly RecipeLine[] {
  const lines = text.split(',').flatMap((part): RecipeLine[] => {
    const [number = '', written = ''] = part.split(':')
    const isAdditional = written.endsWith(ON_TOP)
    const amount = Number(isAdditional ? written.slice(0, -1) : written)
    const materialId = readId(number)
    const isAmount = amount > 0 && amount <= AMOUNT_MAX
    return materialId === undefined || !isAmount ? [] : [{ materialId, amount, isAdditional }]
  })
  return lines.slice(0, COMPONENTS_MAX)
}

/** The text that {@link readLines} reads. */
export function writeLines(lines: readonly RecipeLine[]): string {
  return lines
    .map(({ materialId, amount, isAdditional }) =>
      [materialId, `${amount}${isAdditional ? ON_TOP : ''}`].join(':'),
    )
    .join(',')
}
