import { formatConeLabel } from '@glazy/ceramics/cones'
import { findMaterialType } from '@glazy/ceramics/material-types'
import type { MaterialSummary } from '@glazy/contract/materials'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PageButton } from '#components/page-button.tsx'
import { Pagination } from '#components/pagination.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { useQuickSearch } from './use-quick-search.ts'
import classes from './quick-search.module.css'

export interface ResultListProps {
  readonly search: ReturnType<typeof useQuickSearch>
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly onOpen: (material: MaterialSummary) => void
  readonly onShowAll: () => void
  readonly picture: (material: MaterialSummary) => ReactNode
}

/** What was found, page by page. */
export function ResultList(props: ResultListProps) {
  const { search, listId, optionId, onOpen, onShowAll, picture } = props
  const { query, results, pagination, page, active } = search
  const { t } = useTranslation('quickSearch')
  const { number } = useFormats()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (query.isError) {
    return (
      <ErrorNotice error={query.error} title={t('error')} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      <p className={classes.count} role="status">
        {query.isPending && t('loading')}
        {pagination &&
          (pagination.total === 0
            ? t('empty')
            : t('results', { count: pagination.total, total: number(pagination.total) }))}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('resultsLabel')}
        className={classes.list}
        data-updating={query.isPlaceholderData || undefined}
      >
        {results.map((material, index) => (
          <div
            key={material.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.result}
            onClick={() => onOpen(material)}
          >
            <span className={classes.picture}>{picture(material)}</span>
            <span className={classes.name}>
              {material.name}
              <span className={classes.facts}>
                <Facts material={material} />
              </span>
            </span>
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <Pagination
          page={page}
          pages={pagination?.total_pages ?? 1}
          link={(to, attributes) => (
            <PageButton attributes={attributes} onClick={() => search.turnTo(to)} />
          )}
        />
        {results.length > 0 && (
          <Button look="quiet" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        )}
      </div>
    </>
  )
}

function Facts({ material }: { readonly material: MaterialSummary }) {
  const { t } = useTranslation('common')
  const { kind, fromOrtonConeId, toOrtonConeId, materialTypeId, baseTypeId } = material
  const type = findMaterialType(materialTypeId ?? baseTypeId ?? 0)
  const facts = [
    t(`kind.${kind}`),
    type?.fullName ?? '',
    formatConeLabel(fromOrtonConeId, toOrtonConeId),
  ]
  return facts.filter((fact) => fact !== '').join(' · ')
}
