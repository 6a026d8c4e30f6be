import * as z from 'zod'

/** Why moderators have hidden something; what is not hidden does not have it. */
export const hiddenReason = z
  .string()
  .optional()
  .describe('Why moderators have hidden it, as its author and moderators are told')
