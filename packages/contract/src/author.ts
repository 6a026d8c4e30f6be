import * as z from 'zod'

/** Who wrote something, as everybody sees them beside it. */
export const author = z
  .object({
    id: z.int(),
    name: z.string(),
    username: z.string().nullable(),
    cdnId: z.string().nullable().describe('Avatar'),
  })
  .meta({ id: 'Author' })
export type Author = z.infer<typeof author>
