import type { Component } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { MaterialName } from '#components/material-name.tsx'
import { Amount } from '#components/amount.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { parseBatchSize } from '#features/studio/batch/batch-input.ts'
import { useBatchSettings } from '#features/studio/batch/batch-settings.ts'
import { Weight } from '#features/studio/batch/weight.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BatchSizeHead } from './batch-size-head.tsx'
import { type Composition, compositionOf } from './composition.ts'
import page from '#components/page.module.css'
import classes from './recipe-table.module.css'

export interface RecipeTableProps {
  readonly name: string
  readonly components: readonly Component[]
  /** What is said below it. */
  readonly children?: ReactNode
}

/**
 * The recipe: its base with the total, then what is added on top, each with its share of the base
 * and its weight in a batch of the size that stands in the head.
 */
export function RecipeTable({ name, components, children }: RecipeTableProps) {
  const { t } = useTranslation('detail')
  const composition = compositionOf(components)
  return (
    <section className={classes.section} aria-labelledby="recipe">
      <h2 id="recipe">{t('composition.title')}</h2>
      {components.length === 0 ? (
        <p className={classes.none}>{t('composition.none')}</p>
      ) : (
        <Table name={name} composition={composition} />
      )}
      {children}
    </section>
  )
}

interface TableProps {
  readonly name: string
  readonly composition: Composition
}

function Table({ name, composition }: TableProps) {
  const { t } = useTranslation('detail')
  const { base, additions, baseTotal, total, isOddTotal } = composition
  const { size } = useBatchSettings().settings
  const batchSize = parseBatchSize(size)
  /** What stands beside a material or a sum of some. */
  const figures = (amount: number, isWritten = false) => (
    <>
      <td className={isOddTotal ? classes.written : undefined}>
        <Amount value={amount} isWritten={isWritten} />
      </td>
      {isOddTotal && (
        <td className={classes.share}>
          <Amount value={(100 * amount) / baseTotal} />
        </td>
      )}
      {baseTotal > 0 && (
        <td className={classes.weight}>
          <Weight value={batchSize.ok ? (amount * batchSize.value) / baseTotal : undefined} />
        </td>
      )}
    </>
  )
  const row = ({ material, percentageAmount, isAdditional }: Component, index: number) => (
    <tr key={index}>
      <th scope="row">
        {isAdditional && <Plus />}
        <Ingredient material={material} />
      </th>
      {figures(percentageAmount, true)}
    </tr>
  )
  const sumRow = (label: string, amount: number) => (
    <tbody className={classes.sum}>
      <tr>
        <th scope="row">{label}</th>
        {figures(amount)}
      </tr>
    </tbody>
  )
  return (
    <table className={classes.table}>
      <caption className={page.visuallyHidden}>{t('composition.caption', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('composition.material')}</th>
          <th scope="col" className={isOddTotal ? classes.written : undefined}>
            {isOddTotal || baseTotal === 0 ? t('composition.amount') : '%'}
          </th>
          {isOddTotal && <th scope="col">%</th>}
          {baseTotal > 0 && <BatchSizeHead />}
        </tr>
      </thead>
      <tbody>{base.map(row)}</tbody>
      {sumRow(t('composition.totalBase'), baseTotal)}
      {additions.length > 0 && (
        <>
          <tbody className={classes.additions}>{additions.map(row)}</tbody>
          {sumRow(t('composition.total'), total)}
        </>
      )}
    </table>
  )
}

function Plus() {
  const { t } = useTranslation('detail')
  return (
    <span className={classes.plus} role="img" aria-label={t('composition.addition')}>
      +
    </span>
  )
}

/** A material with a page of its own is a link; one that is private to someone is a name. */
function Ingredient({ material }: { readonly material: Component['material'] }) {
  const { t } = useTranslation('detail')
  const { id, name, kind, isArchived, isHidden } = material
  const words = <MaterialName name={name} kind={kind} />
  if (id === null || isHidden) return <span title={t('composition.private')}>{words}</span>
  return (
    <>
      <ItemLink item={{ id, name, kind }} className={classes.link}>
        {words}
      </ItemLink>
      {isArchived && <span className={classes.note}> {t('composition.archived')}</span>}
    </>
  )
}
