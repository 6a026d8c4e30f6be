import { Link } from '@tanstack/react-router'
import pills from '#components/link-pills.module.css'
import type { CompareSearch } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { comparedParts } from './compared-parts.ts'

export interface PartsNoticeProps {
  readonly ids: readonly number[]
  readonly referenceId: number
  readonly search: CompareSearch
}

/** Says in a browser without scripts that a wide comparison is cut off, and leads to the rest. */
export function PartsNotice({ ids, referenceId, search }: PartsNoticeProps) {
  const { t } = useTranslation('compare')
  const { number } = useFormats()
  const parts = comparedParts(ids, referenceId)
  if (parts.length === 0) return null
  return (
    <noscript>
      <p>{t('parts.text', { total: number(ids.length) })}</p>
      <ul className={pills.pills}>
        {parts.map((part) => (
          <li key={part.from}>
            <Link
              to="/compare"
              search={{ ...search, id: part.ids.join(','), ref: referenceId }}
              className={pills.pill}
            >
              {t('parts.part', { from: number(part.from), to: number(part.to) })}
            </Link>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
