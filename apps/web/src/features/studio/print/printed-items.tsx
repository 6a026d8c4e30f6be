import { parseDecimal } from '@glazy/ceramics/decimal'
import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import type { PrintItem } from '@glazy/contract/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { PageRule } from '#components/page-rule.tsx'
import { GroupsLine } from '#components/chemistry/groups-line.tsx'
import { PercentTable } from '#components/chemistry/percent-table.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import { UnityFormula } from '#components/chemistry/unity-formula.tsx'
import { BatchReportTable } from './batch-report-table.tsx'
import { type PrintOptions, usePrintOptions } from './print-options.ts'
import { PrintSheet } from './print-sheet.tsx'
import { PrintToolbar } from './print-toolbar.tsx'
import { PAPERS } from '#lib/paper.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { innerRecipes, recipesWithin } from '#queries/inner-recipes.ts'
import { printItems } from '#queries/material-detail.ts'
import classes from './printed-items.module.css'

/** Left blank around what is printed, in millimetres. */
const MARGIN_MM = 14

export interface PrintedItemsProps {
  readonly ids: readonly number[]
  readonly picture: (item: PrintItem) => ReactNode
}

/** Items laid out for paper, with the choice of what to print. */
export function PrintedItems({ ids, picture }: PrintedItemsProps) {
  const { t } = useTranslation('print')
  const query = useQuery({ ...printItems(ids), enabled: ids.length > 0 })
  const { options, change } = usePrintOptions()
  const size = parseDecimal(options.batchSize)
  const batchSize = size.ok && size.value > 0 ? size.value : null
  if (ids.length === 0) return <Nothing title={t('title')} text={t('printNoRecipesSelected')} />
  if (query.data?.length === 0) {
    return (
      <Nothing title={t('printNoRecipesFoundTitle')} text={t('printNoRecipesFoundDescription')} />
    )
  }
  return (
    <div className={`${page.page} ${classes.page}`}>
      <PageRule {...PAPERS[options.paper]} marginMm={MARGIN_MM} />
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {query.data && (
          <p className={classes.count}>{t('summary', { count: query.data.length })}</p>
        )}
        <Link
          to="/labels"
          search={{ id: [...ids] }}
          className={`${buttonClass()} ${classes.labels}`}
        >
          <Tags size={16} aria-hidden />
          {t('labels')}
        </Link>
      </header>
      <PrintToolbar
        options={options}
        onChange={change}
        isBatchSizeWrong={batchSize === null}
        hasInnerRecipes={recipesWithin(query.data ?? []).length > 0}
      />
      {query.isError && (
        <ErrorNotice
          error={query.error}
          title={t('errorLoadingPrintTitle')}
          onRetry={() => void query.refetch()}
        >
          <p>{t('errorLoadingPrintDescription')}</p>
        </ErrorNotice>
      )}
      {query.data && (
        <Sheets items={query.data} options={options} batchSize={batchSize} picture={picture} />
      )}
    </div>
  )
}

interface SheetsProps extends Pick<PrintedItemsProps, 'picture'> {
  readonly items: readonly PrintItem[]
  readonly options: PrintOptions
  readonly batchSize: number | null
}

function Sheets({ items, options, batchSize, picture }: SheetsProps) {
  const unit = useNames().unit(options.unit)
  return (
    <div className={classes.sheets}>
      {items.map((item) => (
        <PrintSheet
          key={item.id}
          item={item}
          options={options}
          batchSize={batchSize}
          unit={unit}
          picture={picture(item)}
          umf={<PrintedFormula item={item} />}
          analysis={item.analysis && <PercentTable name={item.name} analysis={item.analysis} />}
        />
      ))}
      {options.batchReport && batchSize !== null && (
        <BatchReport items={items} options={options} batchSize={batchSize} unit={unit} />
      )}
    </div>
  )
}

interface BatchReportProps {
  readonly items: readonly PrintItem[]
  readonly options: PrintOptions
  readonly batchSize: number
  readonly unit: string
}

/** The report waits for recipes inside the recipes; a sum that is about to change misleads. */
function BatchReport({ items, options, batchSize, unit }: BatchReportProps) {
  const { t } = useTranslation('print')
  const ids = recipesWithin(items)
  const isBrokenDown = options.breakDown && ids.length > 0
  const query = useQuery({ ...innerRecipes(ids), enabled: isBrokenDown })
  if (isBrokenDown && query.isPending) return <p role="status">{t('batchReport.loading')}</p>
  if (isBrokenDown && query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('batchReport.failed')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const recipes = (isBrokenDown && query.data) || []
  const inner = new Map(recipes.map(({ id, components = [] }) => [id, components]))
  return <BatchReportTable items={items} inner={inner} batchSize={batchSize} unit={unit} />
}

function PrintedFormula({ item: { name, analysis } }: { readonly item: PrintItem }) {
  const { t } = useTranslation('chemistry')
  const [preference] = usePreference('umfOxides')
  if (!analysis) return null
  const groups = umfGroupsOf(preference)
  const umf = unityFormula(analysis.percent, groups)
  if (!umf.ok) return <p>{t('noFlux')}</p>
  return (
    <div className={classes.formula}>
      <UnityFormula moles={umf.value.moles} groups={groups} label={t('umf.caption', { name })} />
      <RatioLine umf={umf.value} groups={groups} />
      <GroupsLine isForOthers />
    </div>
  )
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('print')
  const { t: tCommon } = useTranslation('common')
  return (
    <EmptyState
      level={1}
      icon={<Printer size={40} aria-hidden />}
      title={title}
      actions={
        <>
          <Link to="/recipes" className={buttonClass('filled')}>
            {t('recipes')}
          </Link>
          <Link to="/search" className={buttonClass('plain')}>
            {tCommon('action.search')}
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
