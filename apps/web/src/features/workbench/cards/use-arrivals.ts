import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { placeItems, placeTarget } from '#features/workbench/contents/place-on-workbench.ts'
import { workbenchItem } from '#features/workbench/contents/workbench-item.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'
import { targetOf } from '#features/workbench/target/target-formula.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SUPPORTER_HELP_HASH, useSupporter } from '#lib/session/use-supporter.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialsToCompare } from '#queries/materials.ts'
import { continueAt } from './card-places.ts'

/** What an address of the workbench asks for. */
export interface Arrivals {
  /** Items to be laid out. */
  readonly add?: readonly number[] | undefined
  /** The item whose formula a new recipe should match. */
  readonly target?: number | undefined
}

/**
 * Lays out what the address names and takes it out of the address: what is on the workbench is
 * kept by the browser, and a reload must not bring back what was cleared.
 *
 * @returns whether something is still loading
 */
export function useArrivals(store: WorkbenchStore, { add = [], target }: Arrivals): boolean {
  const { t } = useTranslation('workbench')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const isSupporter = useSupporter()
  const askToLogIn = useLoginNotice()
  const client = useQueryClient()
  const navigate = useNavigate()
  const ids = target === undefined ? add : [...add, target]
  const wanted = ids.join(' ')

  const arrive = useEffectEvent(async (isWanted: () => boolean) => {
    if (target !== undefined && !isSupporter) {
      await navigate({ to: '/help', hash: SUPPORTER_HELP_HASH, replace: true })
      return
    }
    try {
      const { data } = await client.query(materialsToCompare(ids))
      if (!isWanted()) return
      const inOrder = add.flatMap((id) => data.find((item) => item.id === id) ?? [])
      placeItems(store, inOrder)
      const goal = data.find(({ id }) => id === target)
      if (target !== undefined && !user) askToLogIn(t('loginToTarget'))
      else if (goal?.umf) {
        const { name, umf } = goal
        const formula = targetOf(name, umf.moles)
        continueAt(placeTarget(store, workbenchItem(goal), t('targetName', { name }), formula))
      }
      if (data.length === 0) notify('error', t('arrivalMissing'))
    } catch (error) {
      notify('error', errorText(tErrors, error))
    }
    await navigate({ to: '/workbench', search: {}, replace: true })
  })

  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    void arrive(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [wanted, target])

  return wanted !== ''
}
