import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import { shortCode } from '@glazy/contract/short-code'
import { useNames } from '#lib/texts/use-translation.ts'
import type { LabelContent } from './label.tsx'
import { type ChosenFacts, LabelWork } from './label-work.tsx'

/** Labels of recipes and materials. */
export function ChosenLabels({ items }: { readonly items: readonly MaterialSummary[] }) {
  const names = useNames()

  function contentOf(item: MaterialSummary, { kind, batch, date }: ChosenFacts): LabelContent {
    const { id, fromOrtonConeId, toOrtonConeId, atmospheres } = item
    const fired = [formatConeLabel(fromOrtonConeId, toOrtonConeId), names.atmospheres(atmospheres)]
    return {
      id,
      name: names.both(item),
      code: shortCode(id),
      facts: [fired.filter(Boolean).join(' '), kind === 'bucket' ? batch : '', date],
      // Without the name, which may change and makes the code finer: the page leads on to it.
      path: `${SECTION_OF_KIND[item.kind]}/${id}`,
    }
  }

  return <LabelWork items={items} contentOf={contentOf} />
}
