import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialKind } from '@glazy/contract/materials'
import { readId } from '@glazy/contract/readers'
import { notFound, redirect } from '@tanstack/react-router'
import {
  type ComparedVersions,
  comparedVersions,
} from '#features/item/versions/compared-versions.ts'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { materialDetail } from '#queries/materials.ts'
import { materialVersions, versionDifference } from '#queries/versions.ts'
import type { RouterContext } from '#router/context.ts'

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly id: string }
  readonly deps: Partial<ComparedVersions>
}

/** Loads an item, its versions, and what changed between the two that are compared. */
export async function loadVersionsPage(
  kind: MaterialKind,
  { context: { queryClient }, params, deps }: Loading,
) {
  const id = readId(params.id)
  if (id === undefined) throw notFound()
  const [material, versions] = await Promise.all([
    queryClient.query({ ...materialDetail(id), staleTime: 'static' }),
    queryClient.query(materialVersions(id)),
  ]).catch((error: unknown) => {
    throw isNotFoundError(error) ? notFound() : error
  })
  if (material.kind !== kind) {
    const to = `${SECTION_OF_KIND[material.kind]}/$id/versions` as const
    throw redirect({ to, params: { id: params.id }, replace: true })
  }
  const compared = comparedVersions(versions, deps)
  // The page shows what goes wrong with it, and tries again.
  if (compared) {
    const difference = versionDifference(id, compared.before, compared.after)
    await queryClient.query({ ...difference, staleTime: 'static' }).catch(() => undefined)
  }
}
