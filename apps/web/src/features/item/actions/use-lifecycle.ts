import type { MaterialDetail } from '@glazy/contract/materials'
import { notify } from '#lib/notify.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useLifecycleCall } from '#queries/authoring.ts'

const DONE = { publish: 'nowPublic', unpublish: 'nowPrivate', archive: 'lockSuccess' } as const
const FAILED = {
  publish: 'publishFailed',
  unpublish: 'unpublishFailed',
  archive: 'lockFailed',
} as const

type Components = MaterialDetail['components']

/** Publishes, hides or archives an item, and reports the outcome. */
export function useLifecycle(id: number, components: Components = []) {
  const { t } = useTranslation('itemActions')
  const { list } = useNames()
  const { t: tErrors } = useTranslation('errors')
  const call = useLifecycleCall(id)

  async function changeTo(step: keyof typeof DONE) {
    try {
      await call.mutateAsync(step)
      notify('success', t(DONE[step]))
    } catch (error) {
      const names = list(privateIngredients(error, components))
      const isBound = isApiError(error) && error.code === 'material.cannotUnpublish'
      const reason = names === '' ? errorText(tErrors, error) : t('privateIngredients', { names })
      notify('error', isBound ? t('cannotUnpublish') : t(FAILED[step], { reason }))
    }
  }

  return { changeTo, isBusy: call.isPending }
}

/** Ingredients that keep a recipe from being published, by the fields that the API names. */
function privateIngredients(error: unknown, components: Components): string[] {
  if (!isApiError(error) || error.code !== 'material.privateIngredient') return []
  const lines = error.fields.map(({ field }) =>
    Number(/^materialComponents\.(\d+)\./.exec(field)?.[1]),
  )
  return lines.flatMap((line) => components[line]?.material.name ?? [])
}
