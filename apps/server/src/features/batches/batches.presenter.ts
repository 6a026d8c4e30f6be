import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { waterFor } from '@glazy/ceramics/batch/slip'
import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { inDisplayOrder } from '@glazy/ceramics/chemistry/oxides'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import type { Batch } from '@glazy/contract/batches'
import type { BatchData } from '@glazy/contract/logs'
import { presentUmf } from '#features/materials/read/summary.presenter.ts'
import type { AdditionRow } from './additions.queries.ts'
import {
  type AdditionContent,
  type BatchContent,
  type ContentLine,
  gramsOf,
  readAdditionContent,
  readBatchContent,
} from './batch-content.ts'
import type { BatchRow, LeftRow, TakenRow } from './batches.queries.ts'
import type { FindStandIn } from './stand-ins.ts'

/** What is known of the stock around a batch. */
export interface BatchStock {
  readonly taken: readonly TakenRow[]
  readonly additions: readonly AdditionRow[]
  /** Of each material in each place. */
  readonly left: readonly LeftRow[]
  readonly findStandIn: FindStandIn
  /** Recipes and ingredients that have a page for the owner. */
  readonly visible: ReadonlySet<number>
}

/** A batch as its owner sees it. */
export function presentBatch(row: BatchRow, stock: BatchStock): Batch {
  const { left, findStandIn, visible } = stock
  const hiddenIf = (id: number | null) =>
    id !== null && !visible.has(id) && ({ isHidden: true } as const)
  const content = readBatchContent(row.format, row.content)
  const whole = totalOf(content)
  const own = stock.taken.filter((one) => one.batch_id === row.id)
  const added = stock.additions.filter((one) => one.batch_id === row.id)
  const contents = added.map((one) => readAdditionContent(one.format, one.content))
  const { specificGravity } = content
  return {
    id: row.id,
    state: row.finished_at === null ? 'planned' : 'finished',
    recipe: {
      id: row.recipe_id,
      name: row.recipe_name,
      ...hiddenIf(row.recipe_id),
      version: row.recipe_version,
    },
    size: content.size,
    unit: content.unit,
    total: toDecimal(whole),
    lines: content.lines.map((line, place) => {
      const from = findStandIn(line) ?? null
      const { materialId, name, parts, isAdditional, planned, weighed, cost, mixed } = line
      return {
        materialId,
        name,
        parts,
        isAdditional,
        planned,
        weighed,
        cost,
        ...hiddenIf(materialId),
        from,
        isChosen: line.chosen !== null,
        lots: lotsOf(own, null, place, mixed),
        left: from === null ? null : leftOf(left, from.id, content.place),
      }
    }),
    specificGravity,
    formulas: formulasOf(content, contents),
    additions: added.map((one, at) => presentAddition(one, own, contents[at])),
    fired: content.fired,
    place: content.place,
    water: specificGravity === null ? null : waterFor(inUnit(whole, 'grams'), specificGravity),
    plannedFor: row.planned_for,
    note: row.note,
    cost: costOf([content, ...contents]),
    logId: row.log_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

/** What was added to a bucket after its batch was mixed. */
function presentAddition(
  row: AdditionRow,
  taken: readonly TakenRow[],
  content: AdditionContent = readAdditionContent(row.format, row.content),
): Batch['additions'][number] {
  const { water, lines } = content
  return {
    id: row.id,
    madeAt: row.made_at.toISOString(),
    water,
    note: row.note,
    logId: row.log_id,
    total: toDecimal(total(lines.map(({ grams }) => fromDecimal(grams)))),
    cost: costOf([content]),
    lines: lines.map(({ mixed, ...line }, at) => ({
      ...line,
      lots: lotsOf(taken, row.id, at, mixed),
    })),
  }
}

/** What a line of a batch, or of an addition to it, took of which lot. */
function lotsOf(
  taken: readonly TakenRow[],
  addition: number | null,
  line: number,
  mixed: ContentLine['mixed'],
) {
  return taken
    .filter((one) => one.addition_id === addition && one.line === line)
    .map(({ lot_id: lotId, label, place, grams }) => ({
      lotId,
      label,
      place,
      grams,
      analysis: ownAnalysis(mixed, lotId),
    }))
}

/** The analysis of a lot that a batch counted with; null where it was that of the material. */
function ownAnalysis(mixed: ContentLine['mixed'], lotId: number) {
  const own = mixed?.find((part) => part.lotId === lotId)
  return own === undefined ? null : { percent: inDisplayOrder(own.percent), loi: own.loi }
}

/** The formula that was planned, and that of what is really in the bucket. */
function formulasOf(
  { lines }: BatchContent,
  additions: readonly AdditionContent[],
): Batch['formulas'] {
  const planned = lines.map(({ analysis, planned: grams }) => analysis && [{ ...analysis, grams }])
  const inBucket = [{ lines }, ...additions].flatMap((one) => one.lines.map(({ mixed }) => mixed))
  return { planned: formulaOf(planned), mixed: formulaOf(inBucket) }
}

type Part = Pick<Analysis, 'percent' | 'loi'> & { readonly grams: string }

/** Nothing where an analysis is missing. */
function formulaOf(lines: readonly (readonly Part[] | null)[]): Batch['formulas']['mixed'] {
  const parts = lines.flatMap((line) => line ?? [])
  if (lines.some((line) => line === null)) return null
  const components = parts.map(({ grams, percent, loi }) => ({
    percent,
    loi,
    isAdditional: false,
    amount: inUnit(fromDecimal(grams), 'grams'),
  }))
  const { percent, loi, umf } = deriveChemistry(recipeAnalysis(components))
  return { percent: inDisplayOrder(percent), loi, umf: presentUmf(umf) }
}

/** What is there of a material; nothing where no lot was ever kept of it. */
function leftOf(left: readonly LeftRow[], materialId: number, place: string | null) {
  const own = left.filter((row) => row.material_id === materialId)
  const there = own.filter((row) => place === null || row.place === place)
  return own.length === 0 ? null : toDecimal(total(there.map(({ grams }) => fromDecimal(grams))))
}

/** What a log of a batch tells. */
export function batchData(content: BatchContent): BatchData {
  const { lines, unit } = content
  const cost = costOf([content])
  const [first] = lines
  if (first === undefined) throw new TypeError('a batch has ingredients')
  return {
    materialComponents: lines.map((line) => ({
      name: line.name,
      percentageAmount: line.parts,
      batchAmount: inUnit(fromDecimal(gramsOf(line)), unit),
      cost: line.cost === null ? null : Number(line.cost),
    })),
    totalAmount: inUnit(totalOf(content), unit),
    amountUnits: unit,
    totalCost: cost === null ? null : Number(cost),
    priceUnits: null,
  }
}

function totalOf({ lines }: BatchContent) {
  return total(lines.map((line) => fromDecimal(gramsOf(line))))
}

/** What the ingredients with a price cost; nothing where none has one. */
function costOf(
  contents: readonly { readonly lines: readonly Pick<ContentLine, 'cost'>[] }[],
): string | null {
  const lines = contents.flatMap((content) => content.lines)
  const costs = lines.flatMap(({ cost }) => (cost === null ? [] : [fromDecimal(cost)]))
  return costs.length === 0 ? null : toDecimal(total(costs))
}
