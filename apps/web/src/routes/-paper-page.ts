import { SELECTED_MAX } from '@glazy/contract/limits'
import { readIdList } from '@glazy/contract/readers'
import { readParameters } from '#lib/read-parameters.ts'
import { printItems } from '#queries/material-detail.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'

const PARAMETERS = { id: readIdList(SELECTED_MAX) }

/** Items of a page that is made for paper: `?id=1&id=2`. */
export function parsePaperSearch(raw: Record<string, unknown>) {
  return readParameters(PARAMETERS, raw)
}

interface Loading {
  readonly context: RouterContext
  readonly deps: { readonly id: readonly number[] }
}

/** Loads what is to be printed. The screen itself says what went wrong and offers to try again. */
export async function loadPaperPage({ context, deps: { id } }: Loading) {
  if (id.length > 0) await context.queryClient.query(printItems(id)).catch(() => undefined)
}

/** Title of a page that is made for paper; search engines have the items themselves. */
export function paperHead(page: 'print' | 'labels', context: RouterContext) {
  const t = context.texts.of(page)
  return headOf(context, {
    title: t('title'),
    description: t('meta'),
    path: `/${page}`,
    isUnlisted: true,
  })
}
