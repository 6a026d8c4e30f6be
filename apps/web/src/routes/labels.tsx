import { idListField } from '@glazy/contract/fields'
import { SELECTED_MAX } from '@glazy/contract/limits'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod'
import { pageHead } from '#lib/head.ts'
import { parseParameters } from '#lib/parse-parameters.ts'
import { printItems } from '#queries/material-detail.ts'
import { LabelsScreen } from '#screens/labels/labels-screen.tsx'

const labelsSearch = z.object({ id: idListField(SELECTED_MAX).optional() })

export const Route = createFileRoute('/labels')({
  staticData: { texts: ['labels'] },
  validateSearch: (raw: Record<string, unknown>) => parseParameters(labelsSearch, raw),
  loaderDeps: ({ search: { id = [] } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    // The screen itself says what went wrong and offers to try again.
    if (id.length > 0) await context.queryClient.query(printItems(id)).catch(() => undefined)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.i18n.t('labels:title'),
      description: texts.i18n.t('labels:meta'),
      path: '/labels',
      isUnlisted: true,
    })
  },
  component: LabelsPage,
})

function LabelsPage() {
  const { id = [] } = Route.useSearch()
  return <LabelsScreen ids={id} />
}
