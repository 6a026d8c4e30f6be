/** Kiln atmospheres. Source: lookup table of Glazy (2018); ids and names unchanged since. */
export const ATMOSPHERES = [
  { id: 1, name: 'Oxidation' },
  { id: 2, name: 'Neutral' },
  { id: 3, name: 'Reduction' },
  { id: 4, name: 'Salt & Soda' },
  { id: 5, name: 'Wood' },
  { id: 6, name: 'Raku' },
  { id: 7, name: 'Luster' },
] as const

/**
 * Surfaces of a fired glaze in display order, from matte to glossy. Source: lookup table of Glazy
 * (2018, whose names are kept as `olderName`) with the names of its public export of 2026.
 */
export const SURFACES = [
  { id: 1, name: 'Matte', olderName: 'Matte' },
  { id: 2, name: 'Stony Matte', olderName: 'Matte-Stony' },
  { id: 3, name: 'Dry Matte', olderName: 'Matte-Dry' },
  { id: 4, name: 'Semi-matte', olderName: 'Matte-Semi' },
  { id: 5, name: 'Smooth Matte', olderName: 'Matte-Smooth' },
  { id: 7, name: 'Satin-matte', olderName: 'Satin-Matte' },
  { id: 6, name: 'Satin', olderName: 'Satin' },
  { id: 9, name: 'Semi-glossy', olderName: 'Glossy-Semi' },
  { id: 8, name: 'Glossy', olderName: 'Glossy' },
] as const

/** How much light a fired glaze lets through. Source: lookup table of Glazy (2018). */
export const TRANSPARENCIES = [
  { id: 1, name: 'Opaque' },
  { id: 2, name: 'Semi-opaque' },
  { id: 3, name: 'Translucent' },
  { id: 4, name: 'Transparent' },
] as const

/** How far a recipe or material has come in the studio. Source: Glazy data notes (2020). */
export const MATERIAL_STATES = [
  { id: 1, name: 'Testing' },
  { id: 2, name: 'Production' },
  { id: 3, name: 'Discontinued' },
] as const

/** Units of weight with their kilograms; pound and ounce are avoirdupois, rounded as Glazy does. */
export const WEIGHT_UNITS = [
  { id: 'grams', name: 'g', kilograms: 0.001 },
  { id: 'kilograms', name: 'kg', kilograms: 1 },
  { id: 'pounds', name: 'lb', kilograms: 0.453592 },
  { id: 'ounces', name: 'oz', kilograms: 0.0283495 },
] as const

interface LookupEntry {
  readonly id: number
  readonly name: string
  readonly olderName?: string
}

/**
 * Finds the entry of a lookup table by its name, in any case.
 *
 * @example
 * findByName(ATMOSPHERES, 'reduction')?.id // 3
 */
export function findByName<TEntry extends LookupEntry>(
  table: readonly TEntry[],
  name: string,
): TEntry | undefined {
  const wanted = name.trim().toLowerCase()
  return table.find(
    (entry) => entry.name.toLowerCase() === wanted || entry.olderName?.toLowerCase() === wanted,
  )
}

/** Finds the entry of a lookup table by its id. */
export function findById<TEntry extends LookupEntry>(
  table: readonly TEntry[],
  id: number,
): TEntry | undefined {
  return table.find((entry) => entry.id === id)
}
