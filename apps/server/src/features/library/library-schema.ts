import { isOxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import '@glazy/contract/own-words'
import * as z from 'zod'

/** The files of the starter library: one YAML sequence of entries each. */

const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens')
const text = z.string().trim().min(1, 'must not be empty')
const name = text.max(255, 'must be at most 255 characters')

const percent = z
  .record(z.string().refine(isOxide, 'must be the symbol of an oxide'), z.number().min(0))
  .transform((amounts): OxideAmounts => amounts)

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #dfe6da')
  .transform((hex) => hex.slice(1))

const entry = {
  key,
  name,
  otherNames: z.array(name).optional(),
  type: text,
  description: text,
  source: text,
}

/** A raw material or an analysis. */
export const libraryMaterial = z.strictObject({
  ...entry,
  parent: key.optional(),
  country: text.optional(),
  formula: text.optional(),
  percent,
  loi: z.number(),
  totalNote: text.optional(),
  discontinued: z.boolean().optional(),
})
export type LibraryMaterial = z.infer<typeof libraryMaterial>

const component = z.tuple([key, z.number().positive('must be more than 0')])

export const libraryRecipe = z.strictObject({
  ...entry,
  cone: text,
  atmospheres: z.array(text).min(1, 'must name at least one atmosphere'),
  surface: text.optional(),
  transparency: text.optional(),
  state: z.enum(['Production', 'Testing', 'Discontinued']).optional(),
  country: text.optional(),
  components: z.array(component).min(1, 'must hold at least one component'),
  additions: z.array(component).optional(),
  colour: colour.optional(),
})
export type LibraryRecipe = z.infer<typeof libraryRecipe>

/** Where an entry stands. */
interface Place {
  /** Path below the library folder. */
  readonly file: string
}

export type LibraryEntry = Place &
  (
    | { readonly kind: 'primitive' | 'analysis'; readonly entry: LibraryMaterial }
    | { readonly kind: 'recipe'; readonly entry: LibraryRecipe }
  )

/** Something wrong with the library. */
export interface LibraryProblem {
  readonly file: string
  /** Key of the entry, or its number in the file when it has none. */
  readonly entry: string
  readonly message: string
}

export interface Library {
  readonly entries: readonly LibraryEntry[]
  /** What could not be read. */
  readonly problems: readonly LibraryProblem[]
}
