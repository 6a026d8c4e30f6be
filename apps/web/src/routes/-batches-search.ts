import { readInteger } from '@glazy/contract/readers'
import { type PageSearch, parsePageSearch } from '#lib/page-search.ts'
import { readWhatFits } from '#lib/read-parameters.ts'

/** Which page of batches is open, and of which recipe they are. */
export interface BatchesSearch extends PageSearch {
  readonly recipe?: number | undefined
}

/** Numbers of items are those of PostgreSQL. */
const ID_MAX = 2_147_483_647

const READERS = { recipe: readInteger(1, ID_MAX) }

/** Reads `p` and `recipe`; what makes no sense is not there. */
export function parseBatchesSearch(given: Readonly<Record<string, unknown>>): BatchesSearch {
  const { recipe } = readWhatFits(READERS, { recipe: given['recipe'] })
  return { ...parsePageSearch(given), recipe }
}
