import { unityFormula } from '@glazy/ceramics/chemistry/unity'
import { recipeAnalysis } from '@glazy/ceramics/chemistry/recipe'
import { targetDistance } from '@glazy/ceramics/target/target-distance'
import { solveTarget } from '@glazy/ceramics/target/target-solve'
import { feasibleAreaWith, recipeAt } from '@glazy/solver/area'
import type { AreaPlace } from '@glazy/solver/area-place'
import { loadHighs } from '@glazy/solver/highs'
import type { SolveQuestion } from '@glazy/solver/question'
import { findVerdict, solveWith } from '@glazy/solver/solve'
import { summarise } from '#percentiles.ts'
import { type Figure, ms, printFigures, times } from '#report.ts'
import { recordPrograms } from './programs.ts'
import {
  fewQuestion,
  figureQuestion,
  fillShelves,
  impossibleQuestion,
  type Shelf,
  spanQuestion,
} from './questions.ts'

const QUESTIONS = 100
const MIXED_QUESTIONS = 30
/** Longer than these a person waits: the verdict, the answer, and the answer in whole numbers. */
const VERDICT_MS = 20
const ANSWER_MS = 100
const WHOLE_MS = 2_000
const AREA_MS = 50
const DRAGGED_PER_SECOND = 30
const TIMES_PLAIN = 2
/** Places that a point is dragged over, of each question. */
const DRAGGED = 10

type Highs = Awaited<ReturnType<typeof loadHighs>>

/**
 * Recipes for formulas from 40 materials with 15 oxides, beside a plain loop over the solver's own run
 * of the same linear programs, written out as texts, in one process; and beside what the target tool
 * finds by least squares.
 */
export async function benchSolving(): Promise<void> {
  const highs = await loadHighs()
  const shelves = await fillShelves(QUESTIONS, 40)
  const possible = shelves.map(spanQuestion)
  const impossible = shelves.map(impossibleQuestion)
  // The solver compiles what it runs first.
  for (const question of possible.slice(0, 10)) solveWith(highs, question)

  const figures = [
    ...verdictFigures('verdict: the cheapest recipe alone', highs, possible),
    ...verdictFigures('verdict: impossible, with its proof', highs, impossible),
    ...answerFigures('answer: others, ranges, shadow prices', highs, possible, ANSWER_MS),
    ...answerFigures('answer: conflict and nearest recipe', highs, impossible, ANSWER_MS),
  ]
  printFigures(
    `Recipes for a formula, 40 materials and 15 oxides (${QUESTIONS} questions)`,
    figures,
  )

  const few = (await fillShelves(MIXED_QUESTIONS, 60)).map(fewQuestion)
  printFigures(`At most n of 60 materials, n as a recipe has (${MIXED_QUESTIONS} questions)`, [
    ...verdictFigures('the cheapest recipe alone', highs, few, WHOLE_MS),
    ...answerFigures('answer: others, ranges, shadow prices', highs, few, WHOLE_MS, false),
  ])
  compareWithTargetTool(highs, shelves)
  printFigures(`The area on Stull’s chart, 40 materials and 15 oxides (${QUESTIONS} questions)`, [
    ...measure('area: all corners', highs, possible, AREA_MS, (solver, question) => {
      // To write the programs down for the reference takes longer than to solve them.
      feasibleAreaWith(solver, question, { timeLimitMs: 60_000 })
    }),
    ...draggedFigures(highs, possible),
  ])
}

/** The recipe of one place after the other, across the area. */
function draggedFigures(highs: Highs, questions: readonly SolveQuestion[]): Figure[] {
  const ways = questions.map((question) => ({
    question,
    places: acrossThe(feasibleAreaWith(highs, question).corners),
  }))
  const count = ways.reduce((sum, { places }) => sum + places.length, 0)
  const drag = (solver: Highs) => {
    for (const { question, places } of ways) {
      for (const place of places) recipeAt(solver, question, place)
    }
  }
  const perSecond = (1_000 * count) / elapsed(() => drag(highs))
  const texts = recordPrograms(highs, drag)
  const plain = elapsed(() => {
    for (const text of texts) highs.solve(text, { output_flag: false })
  })
  return [
    {
      what: 'dragged: recipes a second',
      ours: perSecond.toFixed(0),
      reference: ((1_000 * count) / plain).toFixed(0),
      target: `≥ ${DRAGGED_PER_SECOND}`,
      isReached: perSecond >= DRAGGED_PER_SECOND,
    },
  ]
}

/** Places on the way from one corner to the one across. */
function acrossThe(corners: readonly AreaPlace[]): AreaPlace[] {
  const [from, to] = [corners[0], corners[Math.floor(corners.length / 2)]]
  if (!from || !to) return []
  return Array.from({ length: DRAGGED }, (_, step) => {
    const part = (step + 0.5) / DRAGGED
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
  })
}

function verdictFigures(
  what: string,
  highs: Highs,
  questions: readonly SolveQuestion[],
  targetMs = VERDICT_MS,
): Figure[] {
  return measure(what, highs, questions, targetMs, (solver, question) => {
    findVerdict(solver, question)
  })
}

function answerFigures(
  what: string,
  highs: Highs,
  questions: readonly SolveQuestion[],
  targetMs: number,
  hasReference = true,
): Figure[] {
  return measure(
    what,
    highs,
    questions,
    targetMs,
    (solver, question) => {
      solveWith(solver, question)
    },
    hasReference,
  )
}

/** Ours and the plain loop by turns, so that both meet the same machine. */
function measure(
  what: string,
  highs: Highs,
  questions: readonly SolveQuestion[],
  targetMs: number,
  run: (highs: Highs, question: SolveQuestion) => void,
  hasReference = true,
): Figure[] {
  const ours: number[] = []
  const plain: number[] = []
  let count = 0
  for (const question of questions) {
    ours.push(elapsed(() => run(highs, question)))
    if (!hasReference) continue
    const texts = recordPrograms(highs, (recording) => run(recording, question))
    count += texts.length
    plain.push(
      elapsed(() => {
        for (const text of texts) highs.solve(text, { output_flag: false })
      }),
    )
  }
  const [our, reference] = [summarise(ours), summarise(plain)]
  const row = {
    what,
    ours: `${ms(our.p50)}, p99 ${ms(our.p99)}`,
    target: `p99 ≤ ${targetMs} ms`,
    isReached: our.p99 <= targetMs,
  }
  if (!hasReference) return [row]
  const programs = (count / questions.length).toFixed(1)
  return [
    { ...row, reference: `${ms(reference.p50)}, p99 ${ms(reference.p99)}, ${programs} programs` },
    {
      what: 'the same, beside the plain loop',
      ours: times(our.mean, reference.mean),
      reference: '1 ×',
      target: `≤ ${TIMES_PLAIN} ×`,
      isReached: our.mean <= TIMES_PLAIN * reference.mean,
    },
  ]
}

function compareWithTargetTool(highs: Highs, shelves: readonly Shelf[]): void {
  const ours: number[] = []
  const tool: number[] = []
  const ourDistances: number[] = []
  const toolDistances: number[] = []
  for (const shelf of shelves) {
    const question = figureQuestion(shelf)
    let distance = NaN
    ours.push(
      elapsed(() => {
        distance = findVerdict(highs, question).recipe?.distance ?? NaN
      }),
    )
    ourDistances.push(distance)
    let amounts: readonly number[] | null = null
    const percents = shelf.materials.map(({ percent }) => percent)
    tool.push(elapsed(() => (amounts = solveTarget(percents, shelf.umf))))
    toolDistances.push(distanceOf(shelf, amounts ?? []))
  }
  const [our, reference] = [summarise(ours), summarise(tool)]
  const [near, toolNear] = [summarise(ourDistances), summarise(toolDistances)]
  printFigures(`Formulas of ${shelves.length} recipes from 40 materials, beside the target tool`, [
    {
      what: 'time, p50 and p99',
      ours: `${ms(our.p50)}, ${ms(our.p99)}`,
      reference: `${ms(reference.p50)}, ${ms(reference.p99)}`,
    },
    {
      what: 'part of the moles that is missed, mean and most',
      ours: `${near.mean.toExponential(1)}, ${near.max.toExponential(1)}`,
      reference: `${toolNear.mean.toExponential(1)}, ${toolNear.max.toExponential(1)}`,
      target: 'no further',
      isReached: near.mean <= toolNear.mean && near.max <= toolNear.max,
    },
  ])
}

function distanceOf({ materials, umf }: Shelf, amounts: readonly number[]): number {
  const components = materials.map(({ percent, loi }, place) => ({
    percent,
    loi,
    amount: amounts[place] ?? 0,
    isAdditional: false,
  }))
  const formula = unityFormula(recipeAnalysis(components).percent)
  return (formula.ok ? targetDistance(formula.value.moles, umf) : null) ?? NaN
}

function elapsed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
