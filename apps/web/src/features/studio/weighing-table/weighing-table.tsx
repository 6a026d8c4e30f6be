import { parseDecimal } from '@glazy/ceramics/decimal'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { MaterialName } from '#components/material-name.tsx'
import { NumberField } from '#components/number-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import {
  type WeighedIngredient,
  type WeighedRecipe,
  type WeighingRow,
  weighingTable,
} from './weighing-rows.ts'
import classes from './weighing-table.module.css'

/** Weight of each base, in grams, before another one is asked for: enough for a few test tiles. */
const USUAL_BASE = '100'

/** Weights are shown to a hundredth of a gram, whatever else the visitor prefers. */
const DECIMALS = 2

/** What goes onto the scale for each of several recipes, and of everything together. */
export function WeighingTable({ recipes }: { readonly recipes: readonly WeighedRecipe[] }) {
  const { t } = useTranslation('workbench')
  const { fixed } = useFormats()
  const [text, setText] = useState(USUAL_BASE)
  const parsed = parseDecimal(text)
  const base = parsed.ok && parsed.value > 0 ? parsed.value : undefined
  const { ingredients, rows, totals } = weighingTable(recipes, base ?? 0)
  return (
    <div className={classes.weighing}>
      <div className={classes.tools}>
        <NumberField
          label={t('weighing.base')}
          maxLength={BATCH_INPUT_MAX_LENGTH}
          value={text}
          problem={base === undefined ? t('weighing.baseProblem') : undefined}
          onChange={setText}
        />
        <Button onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t('weighing.print')}
        </Button>
      </div>
      <div className={classes.frame} tabIndex={0} role="region" aria-label={t('weighing.label')}>
        <table className={classes.table}>
          <caption>{t('weighing.caption', { base: base ? fixed(base, DECIMALS) : '–' })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('weighing.recipe')}</th>
              {ingredients.map(({ key, name }) => (
                <th key={key} scope="col">
                  <MaterialName name={name} />
                </th>
              ))}
              <th scope="col">{t('weighing.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                ingredients={ingredients}
                isWeighed={base !== undefined}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('weighing.all')}</th>
              {totals.map((total, at) => (
                <td key={ingredients[at]?.key}>
                  <Amount value={base && total} decimals={DECIMALS} />
                </td>
              ))}
              <td>
                <Amount
                  value={base && totals.reduce((sum, total) => sum + total, 0)}
                  decimals={DECIMALS}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}

interface RowProps {
  readonly row: WeighingRow
  readonly ingredients: readonly WeighedIngredient[]
  /** Whether the base has a weight to calculate from. */
  readonly isWeighed: boolean
}

function Row({ row, ingredients, isWeighed }: RowProps) {
  const { name, code, weights, total } = row
  return (
    <tr>
      <th scope="row">
        {code && <span className={classes.code}>{code}</span>}
        <span className={classes.name} title={name}>
          {name}
        </span>
      </th>
      {weights.map((weight, at) => (
        <td key={ingredients[at]?.key}>
          {weight !== null && isWeighed && <Amount value={weight} decimals={DECIMALS} />}
        </td>
      ))}
      <td>
        <Amount value={isWeighed ? total : null} decimals={DECIMALS} />
      </td>
    </tr>
  )
}
