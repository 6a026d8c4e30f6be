import { parseDecimal } from '@glazy/ceramics/decimal'
import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import type { PrintItem } from '@glazy/contract/search'
import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { PageRule } from '#components/page-rule.tsx'
import { localToday, parseCount } from '#features/studio/labels/label-fields.ts'
import { labelFormat, labelsPerPage, pageSize } from '#features/studio/labels/label-formats.ts'
import { useLabelOptions } from '#features/studio/labels/label-options.ts'
import { COPIES_MAX, copiesOf, labelPages } from '#features/studio/labels/label-pages.ts'
import { LabelSheets } from '#features/studio/labels/label-sheets.tsx'
import { type LabelRun, LabelToolbar } from '#features/studio/labels/label-toolbar.tsx'
import { useSite } from '#lib/site-context.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { printItems } from '#queries/material-detail.ts'
import classes from './labels-screen.module.css'

/** Labels for tiles and buckets, on sheets and rolls. */
export function LabelsScreen({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation('labels')
  const query = useQuery({ ...printItems(ids), enabled: ids.length > 0 })
  const isHydrated = useHydrated()
  if (ids.length === 0 || query.data?.length === 0) {
    return (
      <EmptyState
        level={1}
        icon={<Tags size={40} aria-hidden />}
        title={t(ids.length === 0 ? 'noneTitle' : 'notFoundTitle')}
        actions={
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('recipes')}
          </Link>
        }
      >
        <p>{t(ids.length === 0 ? 'noneText' : 'notFoundText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className={`${page.page} ${classes.page}`}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
      </header>
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('errorTitle')}
          onRetry={() => void query.refetch()}
        />
      )}
      {/* What is remembered and the day are known in the browser only. */}
      {query.data && isHydrated && <Labels items={query.data} />}
    </div>
  )
}

/** The choice of labels, and the sheets as they will be printed. */
function Labels({ items }: { readonly items: readonly PrintItem[] }) {
  const { date: formatDate, number } = useFormats()
  const site = useSite()
  const { options, change } = useLabelOptions()
  const [run, setRun] = useState<LabelRun>(() => ({
    start: '1',
    date: localToday(new Date()),
    ownCopies: {},
  }))
  const format = labelFormat(options.formatId)
  const perPage = labelsPerPage(format)
  const copies = parseCount(options.copies, 0, COPIES_MAX)
  const start = parseCount(run.start, 1, perPage)
  const size = parseDecimal(options.batchSize)
  const sign = WEIGHT_UNITS.find(({ id }) => id === options.unit)?.name ?? ''
  const labels = copiesOf(items, copies ?? 0, ownCopiesOf(run))
  const skipped = (start ?? 1) - 1
  return (
    <>
      <PageRule {...pageSize(format)} marginMm={0} />
      <LabelToolbar
        items={items}
        options={options}
        onChange={change}
        run={run}
        onRunChange={(changes) => setRun((now) => ({ ...now, ...changes }))}
        format={format}
        wrong={{
          copies: copies === undefined,
          start: start === undefined,
          batchSize: size.ok ? size.value <= 0 : size.error !== 'empty',
        }}
        labels={labels.length}
        pages={labelPages(labels, perPage, skipped).length}
        origin={site.url}
      />
      <div className={classes.sheets}>
        <LabelSheets
          labels={labels}
          kind={options.kind}
          format={format}
          skipped={skipped}
          date={run.date === '' ? '' : formatDate(run.date)}
          batch={size.ok && size.value > 0 ? `${number(size.value, 2)} ${sign}` : ''}
        />
      </div>
    </>
  )
}

/** Own numbers that are numbers; the others have as many as all. */
function ownCopiesOf({ ownCopies }: LabelRun): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(ownCopies).flatMap(([id, text]) => {
      const count = parseCount(text, 0, COPIES_MAX)
      return count === undefined ? [] : [[id, count]]
    }),
  )
}
