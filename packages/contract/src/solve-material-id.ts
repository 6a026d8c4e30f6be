import * as z from 'zod'
import { SOLVE_ID_MAX_LENGTH } from './limits.ts'

/** What a program or a page calls its materials. */
export const solveMaterialId = z
  .union([z.string().max(SOLVE_ID_MAX_LENGTH), z.number()], {
    error: `must be a number or a text of at most ${SOLVE_ID_MAX_LENGTH} characters`,
  })
  .describe('Comes back unchanged')
