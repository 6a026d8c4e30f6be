import { parseDecimal } from '@glazy/ceramics/decimal'
import { useState } from 'react'
import { PageRule } from '#components/page-rule.tsx'
import { useSite } from '#lib/site-context.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { localToday, parseCount } from './label-fields.ts'
import { labelFormat, labelsPerPage, pageSize } from './label-formats.ts'
import type { LabelContent } from './label.tsx'
import { type LabelKind, useLabelOptions } from './label-options.ts'
import { COPIES_MAX, copiesOf, labelPages } from './label-pages.ts'
import { LabelSheets } from './label-sheets.tsx'
import { type LabelledItem, type LabelRun, LabelToolbar } from './label-toolbar.tsx'
import classes from './label-work.module.css'

/** What is chosen for all labels, as it is written on them. */
export interface ChosenFacts {
  readonly kind: LabelKind
  /** The day; empty for none. */
  readonly date: string
  /** How much was mixed, with its unit; empty where it is not known. */
  readonly batch: string
}

interface LabelWorkProps<TItem extends LabelledItem> {
  readonly items: readonly TItem[]
  readonly contentOf: (item: TItem, chosen: ChosenFacts) => LabelContent
  /** Where all that is on a label is known, only its paper is chosen. */
  readonly isPaperOnly?: boolean
}

/** The choice of labels, and the sheets as they will be printed. */
export function LabelWork<TItem extends LabelledItem>(props: LabelWorkProps<TItem>) {
  const { items, contentOf, isPaperOnly = false } = props
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
  const sign = useNames().unit(options.unit)
  const kind = isPaperOnly ? 'bucket' : options.kind
  const contents = items.map((item) =>
    contentOf(item, {
      kind,
      date: run.date === '' ? '' : formatDate(run.date),
      batch: size.ok && size.value > 0 ? `${number(size.value, 2)}\u00a0${sign}` : '',
    }),
  )
  const labels = copiesOf(contents, copies ?? 0, ownCopiesOf(run))
  const skipped = (start ?? 1) - 1
  return (
    <>
      <PageRule {...pageSize(format)} marginMm={0} />
      <LabelToolbar
        items={items}
        isPaperOnly={isPaperOnly}
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
        <LabelSheets labels={labels} kind={kind} format={format} skipped={skipped} />
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
