import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { EnteredSchedule } from '@glazy/contract/kilns'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { Amount } from '#components/amount.tsx'
import { LongText } from '#components/long-text.tsx'
import { type EditorRow, rowsOf, rowsOfLines } from '#features/editor/recipe/editor-rows.ts'
import { amountOf } from '#features/editor/recipe/editor-rows.ts'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { FiringChart } from '#features/kilns/chart/firing-chart.tsx'
import { RampTable } from '#features/kilns/detail/ramp-table.tsx'
import { timed } from '#features/kilns/form/schedule-values.ts'
import type { Sides } from '#features/outbox/conflict.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './sides.module.css'
import { STUDIO_SIDES } from './studio-sides.tsx'

/** What a version looks like, by its kind, as it was written here and as it is saved. */
export const SIDES: Sides = {
  ...STUDIO_SIDES,
  recipe: {
    mine: ({ recipe }) => (
      <RecipeSide name={recipe.newName} rows={rowsOfLines(recipe.lines, String)} />
    ),
    theirs: ({ name, components }) => <RecipeSide name={name} rows={rowsOf(components, String)} />,
  },
  schedule: {
    mine: ({ schedule }) => <ScheduleSide schedule={schedule} />,
    theirs: (schedule) => <ScheduleSide schedule={schedule} />,
  },
  comment: {
    mine: ({ content }) => <LongText text={content} />,
    theirs: ({ content }) => <LongText text={content} />,
  },
  log: {
    mine: ({ draft }) => <LogSide {...draft} photos={draft.images.length} />,
    theirs: ({ title, description, images }) => (
      <LogSide title={title} description={description ?? ''} photos={images.length} />
    ),
  },
  shelfPrice: {
    mine: ({ price: { price, priceUnits, vendorCode } }) => (
      <PriceSide
        price={price ? String(price) : null}
        unit={priceUnits || null}
        sku={vendorCode ?? null}
      />
    ),
    theirs: ({ price, priceUnits, vendorCode }) => (
      <PriceSide price={price} unit={priceUnits} sku={vendorCode} />
    ),
  },
}

interface RecipeSideProps {
  readonly name: string
  readonly rows: readonly EditorRow[]
}

/** The ingredients of a version of a recipe, and the chemistry that follows from them. */
function RecipeSide({ name, rows }: RecipeSideProps) {
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

/** A version of a kiln schedule: its curve, and what to type into the controller. */
function ScheduleSide({ schedule }: { readonly schedule: EnteredSchedule }) {
  const { name, description, isCelsius } = schedule
  const shown = timed(schedule)
  return (
    <>
      <p className={classes.name}>{name}</p>
      {shown.ramps.length > 0 && <FiringChart schedule={shown} asCelsius={isCelsius} />}
      <RampTable schedule={shown} asCelsius={isCelsius} />
      {description && <LongText text={description} />}
    </>
  )
}

interface LogSideProps {
  readonly title: string
  readonly description: string
  readonly photos: number
}

function LogSide({ title, description, photos }: LogSideProps) {
  const { t } = useTranslation('outbox')
  return (
    <>
      <p className={classes.name}>{title}</p>
      {textOfHtml(description) !== '' && <LongText text={description} />}
      {photos > 0 && <p>{t('side.photos', { count: photos })}</p>}
    </>
  )
}

interface PriceSideProps {
  readonly price: string | null
  readonly unit: WeightUnit | null
  readonly sku: string | null
}

function PriceSide({ price, unit, sku }: PriceSideProps) {
  const { typed } = useFormats()
  const { t } = useTranslation('outbox')
  const { unit: sign } = useNames()
  return (
    <dl className={classes.facts}>
      <dt>{t('side.price')}</dt>
      <dd>{price === null ? '–' : `${typed(price)} / ${unit === null ? '' : sign(unit)}`}</dd>
      <dt>{t('side.sku')}</dt>
      <dd>{sku ?? '–'}</dd>
    </dl>
  )
}
