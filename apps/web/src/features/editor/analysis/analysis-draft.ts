import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { UNITY_TYPES, type UnityType } from '@glazy/ceramics/chemistry/unity'
import type { MaterialDetail } from '@glazy/contract/materials'
import * as z from 'zod'
import { draftStore } from '#lib/drafts/draft-store.ts'
import type { Formats } from '#lib/texts/formats.ts'
import {
  ANALYSIS_TYPES,
  essenceOfTexts,
  type Figures,
  figuresOf,
  NO_FIGURES,
  settled,
} from './figures.ts'

/** A raw material or an analysis as far as it has been written. */
export interface AnalysisDraft {
  readonly name: string
  readonly unityType: UnityType
  readonly figures: Figures
}

export const EMPTY_DRAFT: AnalysisDraft = { name: '', unityType: 'auto', figures: NO_FIGURES }

/** What the form holds of an item that is edited. */
export function draftOf(
  { name, analysis, chemistry }: MaterialDetail,
  typed: Formats['typed'],
): AnalysisDraft {
  const { percent = {}, loi = 0 } = analysis ?? {}
  return {
    name,
    unityType: chemistry?.unityType ?? 'auto',
    figures: figuresOf('percentageAnalysis', { ...percent, loi }, typed),
  }
}

/** What an item consists of that is saved nowhere yet. */
interface UnsavedItem {
  readonly name: string
  readonly figures?: (Analysis & { readonly unityType: UnityType }) | undefined
}

/** The same of an item that is saved nowhere yet. */
export function draftOfFigures(
  { name, figures }: UnsavedItem,
  typed: Formats['typed'],
): AnalysisDraft {
  if (!figures) return { ...EMPTY_DRAFT, name }
  const { percent, loi, unityType } = figures
  return { name, unityType, figures: figuresOf('percentageAnalysis', { ...percent, loi }, typed) }
}

const key = z.enum([...OXIDES, 'loi'])
const fieldTexts = z.partialRecord(key, z.string().max(40))
const plainFigures = z.object({
  analysisType: z.enum(ANALYSIS_TYPES),
  texts: fieldTexts,
  exact: z.partialRecord(key, z.number()),
})
const draft = z.object({
  name: z.string().max(1_000),
  unityType: z.enum(UNITY_TYPES),
  figures: plainFigures.extend({
    before: z.object({ figures: plainFigures, texts: fieldTexts }).optional(),
  }),
})

/** Where the draft of a raw material or an analysis is kept. */
export function analysisDraftStore(owner: number, form: string, id: number | null) {
  return draftStore<AnalysisDraft>({ form, owner, id, schema: draft })
}

/** What counts of a draft when it is compared with another one. */
export function essenceOf({ name, unityType, figures }: AnalysisDraft) {
  const { analysisType, texts } = settled(figures)
  return [name.trim(), unityType, analysisType, essenceOfTexts(texts)]
}
