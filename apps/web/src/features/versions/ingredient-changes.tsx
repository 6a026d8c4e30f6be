import type { VersionDifference } from '@glazy/contract/material-versions'
import { useId } from 'react'
import { Amount } from '#components/amount.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import { DifferenceCell } from './difference-cell.tsx'
import { figureChange, lineChange } from './figure-changes.ts'
import classes from './versions.module.css'

export interface IngredientChangesProps {
  readonly numbers: ComparedVersions
  readonly components: VersionDifference['components']
}

/** Ingredients that came, went or changed. */
export function IngredientChanges({ numbers, components }: IngredientChangesProps) {
  const { t } = useTranslation('versions')
  const { fineDecimals } = useFormats()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('rows.title')}
      </h3>
      {components.length === 0 ? (
        <p className={classes.note}>{t('rows.same')}</p>
      ) : (
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('column.ingredient')}</th>
              <th scope="col">{t('column.version', { number: numbers.before })}</th>
              <th scope="col">{t('column.version', { number: numbers.after })}</th>
              <th scope="col">{t('column.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {components.map((line, at) => {
              const kind = lineChange(line)
              const { difference } = figureChange(line.before, line.after, fineDecimals)
              return (
                <tr key={at} data-changed data-line={kind}>
                  <th scope="row">
                    {line.isAdditional && '+ '}
                    {line.name}
                    {kind !== 'changed' && (
                      <span className={classes.badge} data-line={kind}>
                        {t(`rows.${kind}`)}
                      </span>
                    )}
                  </th>
                  <td>
                    <Amount value={line.before} decimals={fineDecimals} />
                  </td>
                  <td>
                    <Amount value={line.after} decimals={fineDecimals} />
                  </td>
                  <DifferenceCell difference={difference} decimals={fineDecimals} />
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
