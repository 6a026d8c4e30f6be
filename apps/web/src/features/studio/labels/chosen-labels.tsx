import { parseDecimal } from '@glazy/ceramics/decimal'
import { WEIGHT_UNITS } from '@glazy/ceramics/lookups/lookups'
import type { PrintItem } from '@glazy/contract/search'
import { useState } from 'react'
import { PageRule } from '#components/page-rule.tsx'
import { useSite } from '#lib/site-context.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { localToday, parseCount } from './label-fields.ts'
import { labelFormat, labelsPerPage, pageSize } from './label-formats.ts'
import { useLabelOptions } from './label-options.ts'
import { COPIES_MAX, copiesOf, labelPages } from './label-pages.ts'
import { LabelSheets } from './label-sheets.tsx'
import { type LabelRun, LabelToolbar } from './label-toolbar.tsx'
import classes from './chosen-labels.module.css'

/** The choice of labels, and the sheets as they will be printed. */
export function ChosenLabels({ items }: { readonly items: readonly PrintItem[] }) {
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
