import type { Component } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { Amount } from '#components/amount.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { compositionOf } from './composition.ts'

import classes from './composition-table.module.css'

export interface CompositionTableProps {
  readonly name: string
  readonly components: readonly Component[]
  /** What is said below it. */
  readonly children?: ReactNode
}

/** The recipe: its base with the total, then what is added on top. */
export function CompositionTable({ name, components, children }: CompositionTableProps) {
  const { t } = useTranslation('detail')
  const { base, additions, baseTotal, total, isOddTotal } = compositionOf(components)
  const share = (amount: number) =>
    isOddTotal && (
      <td className={classes.share}>
        <Amount value={(100 * amount) / baseTotal} />
      </td>
    )
  const row = ({ material, percentageAmount, isAdditional }: Component, index: number) => (
    <tr key={index}>
      <th scope="row">
        {isAdditional && <Plus />}
        <Ingredient material={material} />
      </th>
      <td>
        <Amount value={percentageAmount} isWritten />
      </td>
      {share(percentageAmount)}
    </tr>
  )
  const sumRow = (label: string, amount: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Amount value={amount} />
      </td>
      {share(amount)}
    </tr>
  )
  return (
    <section className={classes.section} aria-labelledby="recipe">
      <h2 id="recipe">{t('composition.title')}</h2>
      {components.length === 0 ? (
        <p className={classes.none}>{t('composition.none')}</p>
      ) : (
        <table className={classes.table}>
          <caption className={classes.spoken}>{t('composition.caption', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('composition.material')}</th>
              <th scope="col">{t('composition.amount')}</th>
              {isOddTotal && <th scope="col">{t('composition.baseShare')}</th>}
            </tr>
          </thead>
          <tbody>{base.map(row)}</tbody>
          <tbody className={classes.sum}>{sumRow(t('composition.totalBase'), baseTotal)}</tbody>
          {additions.length > 0 && (
            <>
              <tbody className={classes.additions}>{additions.map(row)}</tbody>
              <tbody className={classes.sum}>{sumRow(t('composition.total'), total)}</tbody>
            </>
          )}
        </table>
      )}
      {children}
    </section>
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
  const { id, name, kind, isArchived } = material
  if (id === null) return <span title={t('composition.private')}>{name}</span>
  return (
    <>
      <ItemLink item={{ id, name, kind }} className={classes.link} />
      {isArchived && <span className={classes.note}> {t('composition.archived')}</span>}
    </>
  )
}
