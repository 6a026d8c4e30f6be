import { LongText } from '#components/long-text.tsx'
import { AnalysisSide } from '#features/editor/analysis/analysis-side.tsx'
import { analysisOf, figuresOf } from '#features/editor/analysis/figures.ts'
import { rowsOf, rowsOfLines } from '#features/editor/recipe/editor-rows.ts'
import { RecipeSide } from '#features/editor/recipe/recipe-side.tsx'
import { ScheduleSide } from '#features/kilns/detail/schedule-side.tsx'
import { LogSide } from '#features/logs/card/log-side.tsx'
import type { Sides } from '#features/outbox/conflict.tsx'
import { PriceSide } from '#features/shelf/inventory/price-side.tsx'
import { SavedBatch, WrittenBatch } from '#features/studio/batches/batch-side.tsx'

/** What a version looks like, by its kind, as it was written here and as it is saved. */
export const SIDES: Sides = {
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
  material: {
    mine: ({ entered: { name, unityType, analysisType, analysis } }) => (
      <AnalysisSide
        name={name}
        unityType={unityType}
        analysis={analysisOf(figuresOf(analysisType, analysis, String))}
      />
    ),
    theirs: ({ name, analysis, chemistry }) => (
      <AnalysisSide
        name={name}
        unityType={chemistry?.unityType ?? 'auto'}
        analysis={analysis ?? { percent: {}, loi: 0 }}
      />
    ),
  },
  batch: {
    mine: ({ change: { size, unit, note, weighed }, ingredients }) => (
      <WrittenBatch
        size={size === undefined ? undefined : { amount: size, unit: unit ?? 'grams' }}
        note={note ?? null}
        weighed={weighed}
        ingredients={ingredients}
      />
    ),
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
  mixedBatch: {
    mine: ({ mixed, ingredients }) => (
      <WrittenBatch note={null} weighed={mixed.weighed} ingredients={ingredients} />
    ),
    theirs: (batch) => <SavedBatch batch={batch} />,
  },
}
