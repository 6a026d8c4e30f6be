import * as z from 'zod'

export const pagination = z
  .object({
    total: z.int().describe('Items that match'),
    count: z.int().describe('Items on this page'),
    per_page: z.int(),
    current_page: z.int(),
    total_pages: z.int(),
  })
  .meta({ id: 'Pagination' })

export type Pagination = z.infer<typeof pagination>
