import { useState } from 'react'
import { needing } from '@glazy/formats/import/choices'
import { isOffHundred } from '@glazy/formats/import/content'
import { countNewMaterials, toDrafts } from '@glazy/formats/import/drafts'
import { planRecipes, type Wishes } from '@glazy/formats/import/plan'
import { type ChoiceActions, useChoices } from './use-choices.ts'
import type { ReadImport } from '#features/imports/source/use-reading.ts'

export interface ReviewActions extends ChoiceActions {
  readonly want: (recipe: string, isWanted: boolean) => void
  readonly scaleAll: (isScaled: boolean) => void
  readonly scale: (recipe: string, isScaled: boolean) => void
}

/** What a person decides about an import, and what follows from it. */
export function useReview({
  content,
  matches,
  parents,
  own,
  originals,
  left: mayBring,
}: ReadImport) {
  const [choices, choiceActions] = useChoices(content.ingredients, matches)
  const [isScaled, setScaled] = useState(false)
  const [scaled, setScaledOnes] = useState<Wishes['scaled']>(new Map())
  const [wanted, setWanted] = useState<Wishes['wanted']>(new Map())
  const planned = planRecipes(content, { choices, isScaled, scaled, wanted, own })
  const going = planned.filter(({ skip }) => skip === undefined)
  const used = new Set(going.flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient)))
  const left = new Set(going.flatMap(({ recipe }) => recipe.lines.map((line) => line.ingredient)))

  const newMaterials = countNewMaterials(content, { planned, choices, parents })

  const actions: ReviewActions = {
    ...choiceActions,
    want: (recipe, isWanted) => setWanted((known) => new Map(known).set(recipe, isWanted)),
    scaleAll: (isNowScaled) => {
      setScaled(isNowScaled)
      setScaledOnes(new Map())
    },
    scale: (recipe, isNowScaled) =>
      setScaledOnes((known) => new Map(known).set(recipe, isNowScaled)),
  }

  return {
    choices,
    planned,
    going,
    /** Ingredients of recipes that are imported, also those whose lines are left out. */
    ingredients: content.ingredients.filter(({ key }) => left.has(key)),
    ...needing(
      content.ingredients.filter(({ key }) => used.has(key)),
      choices,
      matches,
    ),
    newMaterials,
    /** New recipes and materials that may come, where these are more. */
    mayBringOnly: going.length + newMaterials > mayBring ? mayBring : undefined,
    /** What is brought as things stand; every name must have been decided about. */
    toDrafts: () => toDrafts(content, { planned, choices, parents, originals }),
    off: going.filter(({ recipe }) => isOffHundred(recipe)).length,
    isScaled,
    scaled,
    actions,
  }
}

export type Review = ReturnType<typeof useReview>
