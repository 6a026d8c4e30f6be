import { hasSupporterFeatures } from '@glazy/contract/rules/material'
import { useSite } from '#lib/site-context.ts'
import { useSession } from './use-session.ts'

/** Whether the visitor has the features of supporters; the operator may give them to everyone. */
export function useSupporter(): boolean {
  const { user } = useSession()
  const { supporterFeatures } = useSite()
  return hasSupporterFeatures(user, supporterFeatures)
}

/** The part of the help that tells what supporters get, and how one becomes one. */
export const SUPPORTER_HELP_HASH = 'supporters'
export const SUPPORTER_HELP_HREF = `/help#${SUPPORTER_HELP_HASH}`
