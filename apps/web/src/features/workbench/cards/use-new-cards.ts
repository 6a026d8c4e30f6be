import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { placeDraft, placeTarget } from '#features/workbench/contents/place-on-workbench.ts'
import {
  copyDraft,
  isDraft,
  type ItemFigures,
  type WorkbenchItem,
} from '#features/workbench/contents/workbench-item.ts'
import type { WorkbenchStore } from '#features/workbench/contents/workbench-store.ts'
import { targetOf } from '#features/workbench/target/target-formula.ts'
import { notify } from '#lib/notify.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SUPPORTER_HELP_HREF, useSupporter } from '#lib/session/use-supporter.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { continueAt } from './card-places.ts'
import type { TargetSource } from '#features/workbench/target/use-target-sources.ts'

/** Cards that are made from a card: a copy of it, and a recipe that should match its formula. */
export function useNewCards(store: WorkbenchStore, sources: readonly TargetSource[]) {
  const { t } = useTranslation('workbench')
  const { t: tErrors } = useTranslation('errors')
  const { user } = useSession()
  const isSupporter = useSupporter()
  const askToLogIn = useLoginNotice()
  const navigate = useNavigate()
  const client = useQueryClient()

  /** Lays an unsaved copy beside the others, open to be changed. */
  async function copy(item: WorkbenchItem) {
    if (!user) return askToLogIn(t('loginToCopy'))
    const name = t('copyName', { name: item.name })
    try {
      const figures = item.kind === 'recipe' || isDraft(item) ? item.figures : await read(item.id)
      continueAt(placeDraft(store, copyDraft(item, name, figures)))
    } catch (error) {
      notify('error', errorText(tErrors, error))
    }
  }

  async function read(id: number): Promise<ItemFigures> {
    return figuresOfDetail(await client.query(materialDetail(id)))
  }

  /** Begins a recipe that should match the formula of an item; a feature of supporters. */
  async function target(item: WorkbenchItem) {
    if (!isSupporter) {
      await navigate({ href: SUPPORTER_HELP_HREF })
      return
    }
    if (!user) return askToLogIn(t('loginToTarget'))
    const source = sources.find(({ id }) => id === item.id)
    if (!source) return
    const name = t('targetName', { name: item.name })
    continueAt(placeTarget(store, item, name, targetOf(source.name, source.moles)))
  }

  return { copy, target }
}

function figuresOfDetail({ analysis, chemistry }: MaterialDetail): ItemFigures {
  const { percent, loi }: Analysis = analysis ?? { percent: {}, loi: 0 }
  return { percent, loi, unityType: chemistry?.unityType ?? 'auto' }
}
