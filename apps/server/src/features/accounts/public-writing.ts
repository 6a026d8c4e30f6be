import { PUBLIC_WRITING } from '@glazy/contract/limits'
import type { Viewer } from '@glazy/contract/rules/material'
import { isNewAccount } from '@glazy/contract/rules/moderation'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'

type Writing = keyof typeof PUBLIC_WRITING

const HOUR = 3_600

/**
 * Lets an account write one more thing of a kind in public. Of an account's first days less is let
 * through than of any other's.
 *
 * @throws AppError `request.rateLimited` with the seconds to wait
 */
export type AllowWriting = (viewer: Pick<Viewer, 'id'>) => Promise<void>

export function createAllowWriting(
  { db, createLimit }: Pick<AppContext, 'db' | 'createLimit'>,
  kind: Writing,
): AllowWriting {
  const { ofNew, ofAny } = PUBLIC_WRITING[kind]
  const limits = {
    ofNew: createLimit({ name: `new-${kind}`, attempts: ofNew, seconds: HOUR }),
    ofAny: createLimit({ name: `public-${kind}`, attempts: ofAny, seconds: HOUR }),
  }
  return async ({ id }) => {
    const { created_at } = await db
      .selectFrom('account')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isNew = isNewAccount(created_at, new Date())
    await limits[isNew ? 'ofNew' : 'ofAny'].take(String(id)).catch((refusal: unknown) => {
      if (!(refusal instanceof AppError) || refusal.retryAfter === undefined) throw refusal
      const { retryAfter } = refusal
      const minutes = Math.ceil(retryAfter / 60)
      throw new AppError('request.rateLimited', {
        retryAfter,
        message: isNew
          ? `A new account can do this ${ofNew} times an hour; try again in ${minutes} min`
          : `This can be done ${ofAny} times an hour; try again in ${minutes} min`,
      })
    })
  }
}
