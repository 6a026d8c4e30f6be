import { idListField } from '@glazy/contract/fields'
import { SELECTED_MAX } from '@glazy/contract/limits'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod'
import { pageHead } from '#lib/head.ts'
import { parseParameters } from '#lib/parse-parameters.ts'
import { printItems } from '#queries/material-detail.ts'
import { PrintScreen } from '#screens/print/print-screen.tsx'

const printSearch = z.object({ id: idListField(SELECTED_MAX).optional() })

export const Route = createFileRoute('/print')({
  staticData: { texts: ['print', 'chemistry', 'list'] },
  validateSearch: (raw: Record<string, unknown>) => parseParameters(printSearch, raw),
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
      title: texts.i18n.t('print:title'),
      description: texts.i18n.t('print:meta'),
      path: '/print',
      isUnlisted: true,
    })
  },
  component: PrintPage,
})

function PrintPage() {
  const { id = [] } = Route.useSearch()
  return <PrintScreen ids={id} />
}
