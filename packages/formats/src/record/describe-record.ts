import type { FoundMaterial, FoundRecipe } from './document.ts'

/** Fields of other programs that a reader wants to see, and how the description names them. */
const TOLD: Readonly<Record<string, string>> = {
  color: 'Color',
  vistexture: 'Texture',
  quality: 'Surface',
  xtals: 'Crystals',
  bubbles: 'Bubbles',
  flow: 'Flow',
  durability: 'Durability',
  flaws: 'Flaws',
  tested: 'Tested',
  var: 'Variations',
  annote: 'Analysis',
  haznote: 'Hazards',
}

/** The description of a record, followed by what has no field of its own here; null for none. */
export function describeRecord(record: FoundMaterial | FoundRecipe): string | null {
  const isConeKept = record.fromConeId !== undefined || !record.coneText
  const lines = [
    record.description ?? '',
    ...(isConeKept ? [] : [`Cone: ${record.coneText}`]),
    ...Object.entries(TOLD).flatMap(([field, label]) => {
      const text = record.extra[field]?.trim()
      if (!text) return []
      return [text.toLowerCase() === label.toLowerCase() ? label : `${label}: ${text}`]
    }),
  ]
  return lines.filter((line) => line !== '').join('\n') || null
}

/** Where a record comes from, as its file says; null where it does not. */
export function sourceOfRecord(record: FoundMaterial | FoundRecipe): string | null {
  return record.extra.source || record.author || null
}

/** Names of the fields that neither {@link describeRecord} nor {@link sourceOfRecord} reports. */
export function unusedFields({ extra }: Pick<FoundRecipe, 'extra'>): string[] {
  return Object.entries(extra)
    .filter(([field, text]) => text !== '' && !(field in TOLD) && field !== 'source')
    .map(([field]) => field)
}
