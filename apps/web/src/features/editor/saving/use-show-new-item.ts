import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useNavigate } from '@tanstack/react-router'
import { DETAILS_PATHS } from '#lib/details-path.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** Goes on with an item that was just made: its page, and the way to what else is known of it. */
export function useShowNewItem(): (saved: MaterialDetail, said: string) => Promise<void> {
  const { t } = useTranslation('editor')
  const navigate = useNavigate()
  return async (saved, said) => {
    notify('success', said, {
      label: t('addDetails'),
      run: () => void navigate({ to: DETAILS_PATHS[saved.kind], params: { id: String(saved.id) } }),
    })
    await navigate({ to: materialPath(saved), ignoreBlocker: true })
  }
}
