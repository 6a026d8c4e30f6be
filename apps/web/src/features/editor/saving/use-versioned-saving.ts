import type { MaterialDetail } from '@glazy/contract/materials'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#lib/api/api-error.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { materialDetail } from '#queries/materials.ts'

export interface VersionedSaving<TSubmitted> {
  /** The item as it is read now. */
  readonly current: MaterialDetail
  /** What the last save was refused with. */
  readonly error: Error | null
  /** What is said when it fails. */
  readonly failed: string
  /** Sends it, with a key by which it is made once however often it is tried. */
  readonly send: (
    submitted: TSubmitted,
    version: number,
    clientKey: string,
  ) => Promise<MaterialDetail>
  /** Lets it wait on the device where the connection is gone; answers whether it does. */
  readonly keep?: (
    failure: unknown,
    kept: { readonly submitted: TSubmitted; readonly version: number; readonly clientKey: string },
  ) => Promise<boolean>
  /** Goes on with what was saved, and the version it was saved over. */
  readonly onSaved: (saved: MaterialDetail, over: number) => unknown
}

/**
 * Saves an item over a version of it. Where someone else has saved it since, it is refused: the
 * item is read again, so that both can be shown, and nothing is overwritten.
 */
export function useVersionedSaving<TSubmitted>(saving: VersionedSaving<TSubmitted>) {
  const { current, error, failed, send, keep, onSaved } = saving
  const client = useQueryClient()

  async function save(submitted: TSubmitted, version: number): Promise<boolean> {
    const clientKey = makeUuid()
    try {
      await onSaved(await send(submitted, version, clientKey), version)
      return true
    } catch (failure) {
      if (await keep?.(failure, { submitted, version, clientKey })) return true
      if (isOutdated(failure)) {
        await client.refetchQueries({ queryKey: materialDetail(current.id).queryKey })
      }
      notify('error', failed)
      return false
    }
  }

  return { save, isOutdated: isOutdated(error) }
}

const isOutdated = (error: unknown) => isApiError(error) && error.code === 'material.outdated'

/** What the forms of an item that is changed have in common. */
export interface ItemChangeProps {
  /** The item as it is read now; what is edited stays what it was when the form was opened. */
  readonly current: MaterialDetail
  /** Id of who writes. */
  readonly owner: number
  /** Leaving the page loses nothing: what was written is found again where it was. */
  readonly isKept?: boolean | undefined
  /** The version that another form of the same page has made of one. */
  readonly follow?: ((version: number) => number) | undefined
  readonly onSaved: VersionedSaving<never>['onSaved']
  readonly onCancel: () => void
}

/** Where a form is alone, a version is followed by nothing of its own. */
export const followNothing = (version: number) => version
