import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { ReactNode } from 'react'
import { LeftOutOf } from '#components/chemistry/left-out.tsx'
import { MaterialName } from '#components/material-name.tsx'
import { useSite } from '#lib/site-context.ts'
import { materialHref } from '@glazy/contract/material-path'
import { shortCode } from '@glazy/contract/short-code'
import { isRichText, textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { PrintItem } from '@glazy/contract/search'
import type { PrintOptions } from './print-options.ts'
import { PrintTable } from './print-table.tsx'
import classes from './print-sheet.module.css'

export interface PrintSheetProps {
  readonly item: PrintItem
  readonly options: PrintOptions
  /** `null` while what was typed is not a weight. */
  readonly batchSize: number | null
  readonly unit: string
  readonly picture: ReactNode
  readonly umf: ReactNode
  readonly analysis: ReactNode
}

/** Names with more characters than this are set smaller, so that the recipe stays on the page. */
const LONG_NAME = 60

/** One item as it is printed. */
export function PrintSheet(props: PrintSheetProps) {
  const { item, options, batchSize, unit, picture, umf, analysis } = props
  const { t } = useTranslation('print')
  const site = useSite()
  const { name, description, source, components = [] } = item
  return (
    <article className={classes.sheet} data-paper data-page={options.pageEach || undefined}>
      <header className={classes.head}>
        {options.photo && <div className={classes.picture}>{picture}</div>}
        <div className={classes.named}>
          <h2 className={classes.title} data-long={name.length > LONG_NAME || undefined}>
            <MaterialName {...item} />
          </h2>
          <Facts item={item} />
        </div>
      </header>
      {options.recipe && components.length > 0 && (
        <PrintTable name={name} components={components} batchSize={batchSize} unit={unit} />
      )}
      {options.umf && umf}
      {options.analysis && analysis}
      {(options.umf || options.analysis) && <LeftOutOf components={components} />}
      {options.description && description && (
        <p className={classes.words}>
          {isRichText(description) ? textOfHtml(description) : description}
        </p>
      )}
      {options.description && source && <p className={classes.source}>{t('source', { source })}</p>}
      <footer className={classes.foot}>
        {components.length > 0 && <span className={classes.blank}>{t('note')}</span>}
        <span>
          <strong>{shortCode(item.id)}</strong> · {site.url + materialHref(item)}
        </span>
      </footer>
    </article>
  )
}

/** Cone first: it is what a potter looks for on a stained sheet. */
function Facts({ item }: { readonly item: PrintItem }) {
  const { materialTypeId, baseTypeId, atmospheres, surfaceTypeId, transparencyTypeId } = item
  const cone = formatConeLabel(item.fromOrtonConeId, item.toOrtonConeId)
  const names = useNames()
  const facts = [
    names.atmospheres(atmospheres),
    typePath(names, materialTypeId ?? baseTypeId),
    names.of('surface', surfaceTypeId),
    names.of('transparency', transparencyTypeId),
  ].filter(Boolean)
  return (
    <p className={classes.facts}>
      {cone !== '' && <strong className={classes.cone}>{cone}</strong>} {facts.join(' · ')}
    </p>
  )
}
