import * as z from 'zod'
import { ERROR_CODES } from './error-codes.ts'

export const fieldProblem = z
  .object({
    field: z.string().describe('Name of the parameter or of the body field, nested with dots'),
    message: z.string().describe('What is wrong and what is allowed'),
  })
  .meta({ id: 'FieldProblem' })

export type FieldProblem = z.infer<typeof fieldProblem>

/** Body of every answer that is not a success. */
export const problem = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      status_code: z.int(),
      fields: z.array(fieldProblem).optional(),
      request_id: z.string().optional(),
    }),
  })
  .meta({ id: 'Problem', description: 'An error, with the fields it is about where there are any' })

export type Problem = z.infer<typeof problem>
