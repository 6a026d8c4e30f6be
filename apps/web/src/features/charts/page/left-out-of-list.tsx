import { LeftOut } from '#components/chemistry/left-out.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'

/** Names that a sentence can bear. */
const NAMED = 4

/** Says which ingredients of a whole list the figures leave out; of many all are there when they are asked for. */
export function LeftOutOfList({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('chemistry')
  const { list } = useNames()
  const { number } = useFormats()
  const all = [...new Set(names)]
  // One alone is sooner named than counted.
  if (all.length <= NAMED + 1) return <LeftOut names={all} />
  const [first, more] = [all.slice(0, NAMED), all.slice(NAMED)]
  return (
    <details>
      <summary>{t('unknownMore', { names: list(first), more: number(more.length) })}</summary>
      <p>{list(more)}</p>
    </details>
  )
}
