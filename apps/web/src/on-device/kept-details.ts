import type { MaterialDetail } from '@glazy/contract/materials'
import { keptAnswers } from '#lib/offline/keep-answers.ts'
import type { Kept, KeptFor } from '#lib/offline/kept-answers.ts'

/** An item with its page, and when it was kept. */
export type KeptDetail = Kept & { readonly data: MaterialDetail }

/** Every item that somebody has opened, owns or has bookmarked, as far as it is on the device. */
export async function keptDetails(whose: KeptFor): Promise<readonly KeptDetail[]> {
  const kept = await keptAnswers.beginning(whose, '["materials","detail",')
  return kept as readonly KeptDetail[] // kept under the keys of their queries
}
