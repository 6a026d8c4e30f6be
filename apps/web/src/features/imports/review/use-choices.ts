import {
  type Choice,
  type Choices,
  type Decision,
  firstChoices,
  type Matches,
} from '@glazy/formats/import/choices'
import type { ImportIngredient } from '@glazy/formats/import/content'
import { useState } from 'react'

export interface ChoiceActions {
  readonly decide: (ingredient: string, decision: Decision) => void
  /** Takes all proposals as they are. */
  readonly acceptAll: () => void
  /** Decides the same about everything that is open. */
  readonly decideOpen: (how: 'create' | 'leaveOut', ingredients: readonly string[]) => void
}

/** Names of files with what a person decides about them. */
export interface NameReview {
  readonly ingredients: readonly ImportIngredient[]
  readonly open: readonly ImportIngredient[]
  readonly proposed: readonly ImportIngredient[]
  readonly choices: Choices
  readonly actions: ChoiceActions
}

/** What each name of a file means, beginning with what is certain; decisions outlast a new reading. */
export function useChoices(
  ingredients: readonly ImportIngredient[],
  matches: Matches,
): readonly [Choices, ChoiceActions] {
  const [decided, setDecided] = useState<Choices>(new Map())
  const choices: Choices = new Map([...firstChoices(ingredients, matches), ...decided])
  const actions: ChoiceActions = {
    decide: (ingredient, decision) =>
      setDecided((known) => withChoice(known, ingredient, { decision, isProposed: false })),
    acceptAll: () =>
      setDecided(
        new Map([...choices].map(([key, choice]) => [key, { ...choice, isProposed: false }])),
      ),
    decideOpen: (how, keys) =>
      setDecided((known) =>
        keys
          .filter((key) => !choices.has(key))
          .reduce<Choices>(
            (all, key) => withChoice(all, key, { decision: { how }, isProposed: false }),
            known,
          ),
      ),
  }
  return [choices, actions]
}

function withChoice(choices: Choices, key: string, choice: Choice): Choices {
  return new Map(choices).set(key, choice)
}
