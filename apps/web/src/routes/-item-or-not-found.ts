import type { MaterialDetail } from '@glazy/contract/materials'
import { readId } from '@glazy/contract/readers'
import { notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { materialDetail } from '#queries/materials.ts'
import type { RouterContext } from '#router/context.ts'

/**
 * The item of a page by what stands in its address.
 *
 * @param options `static` where what was read before is as good
 * @throws `notFound` where nothing with that id can be seen
 */
export async function itemOrNotFound(
  { queryClient }: RouterContext,
  given: string,
  options: { readonly staleTime?: 'static' } = {},
): Promise<MaterialDetail> {
  const id = readId(given)
  if (id === undefined) throw notFound()
  return queryClient.query({ ...materialDetail(id), ...options }).catch((error: unknown) => {
    throw isNotFoundError(error) ? notFound() : error
  })
}
