import { Amount } from '#components/amount.tsx'
import classes from '#components/version-side.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { amountOf, type EditorRow } from './editor-rows.ts'
import { RecipeChemistry } from './recipe-chemistry.tsx'

export interface RecipeSideProps {
  readonly name: string
  readonly rows: readonly EditorRow[]
}

/** The ingredients of a version of a recipe, and the chemistry that follows from them. */
export function RecipeSide({ name, rows }: RecipeSideProps) {
  const { t } = useTranslation('outbox')
  const filled = rows.filter((row) => row.text !== '')
  return (
    <>
      <table className={classes.table}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('side.ingredient')}</th>
            <th scope="col">{t('side.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {filled.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.isAdditional && '+ '}
                {row.text}
              </th>
              <td>
                <Amount value={amountOf(row)} isWritten />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RecipeChemistry rows={rows} isStill />
    </>
  )
}
