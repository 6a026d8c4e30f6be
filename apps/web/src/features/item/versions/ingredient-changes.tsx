import type { VersionDifference } from '@glazy/contract/material-versions'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import { figureChange, lineChange } from './figure-changes.ts'
import { Figures } from './figures.tsx'
import { VersionTable } from './version-table.tsx'
import classes from './versions.module.css'

export interface IngredientChangesProps {
  readonly numbers: ComparedVersions
  readonly components: VersionDifference['components']
}

/** Ingredients that were added, removed or changed. */
export function IngredientChanges({ numbers, components }: IngredientChangesProps) {
  const { t } = useTranslation('versions')
  const { fineDecimals } = useFormats()
  return (
    <VersionTable
      title={t('rows.title')}
      first={t('column.ingredient')}
      numbers={numbers}
      hasNames
      note={components.length === 0 ? t('rows.same') : undefined}
    >
      <tbody>
        {components.map((line, at) => {
          const kind = lineChange(line)
          return (
            <tr key={at} data-changed>
              <th scope="row">
                {line.isAdditional && '+ '}
                {line.name}
                {kind !== 'changed' && (
                  <span className={classes.badge} data-line={kind}>
                    {t(`rows.${kind}`)}
                  </span>
                )}
              </th>
              <Figures
                change={figureChange(line.before, line.after, fineDecimals)}
                decimals={fineDecimals}
              />
            </tr>
          )
        })}
      </tbody>
    </VersionTable>
  )
}
