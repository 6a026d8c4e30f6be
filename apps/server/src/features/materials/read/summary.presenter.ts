import { totalWithLoi } from '@glazy/ceramics/chemistry/analysis'
import { inDisplayOrder } from '@glazy/ceramics/chemistry/oxides'
import type {
  Analysis,
  Component,
  Fingerprint,
  KnownMaterial,
  MaterialImage,
  MaterialSummary,
  NamedIngredient,
  Umf,
} from '@glazy/contract/materials'
import type { StoredUnityFormula } from '#db/tables/material.ts'
import type {
  ChemistryRow,
  ComponentRow,
  KnownMaterialRow,
  ListedComponentRow,
  SummaryRow,
  WordsRow,
} from './summaries.queries.ts'

/** What a list adds to its items when it is asked to. */
export interface SummaryExtras {
  readonly chemistry?: ReadonlyMap<number, ChemistryRow> | undefined
  readonly components?: ReadonlyMap<number, readonly ListedComponentRow[]> | undefined
  readonly fingerprints?: ReadonlyMap<number, Fingerprint> | undefined
  readonly leftOut?: ReadonlyMap<number, string[]> | undefined
  readonly ingredients?: ReadonlyMap<number, NamedIngredient[]> | undefined
  readonly words?: ReadonlyMap<number, Pick<WordsRow, 'source'>> | undefined
}

export function presentSummary(row: SummaryRow, extras: SummaryExtras = {}): MaterialSummary {
  const chemistry = extras.chemistry?.get(row.id)
  const leftOut = extras.leftOut?.get(row.id)
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    otherNames: row.other_names,
    isPrimitive: row.kind === 'primitive',
    isAnalysis: row.kind === 'analysis',
    isPrivate: row.is_private,
    isArchived: row.is_archived,
    materialStateId: row.state_id,
    baseTypeId: row.base_type_id,
    materialTypeId: row.type_id,
    fromOrtonConeId: row.from_cone_id,
    toOrtonConeId: row.to_cone_id,
    atmospheres: row.atmospheres,
    surfaceTypeId: row.surface_id,
    transparencyTypeId: row.transparency_id,
    countryId: row.country_id,
    hexColor: row.colour,
    ratingAverage: row.rating_average,
    ratingNumber: row.rating_count,
    user: {
      id: row.owner_id,
      name: row.owner_name,
      username: row.owner_username,
      paypal: row.owner_paypal,
    },
    image: presentThumbnail(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
    ...(extras.chemistry && {
      analysis: presentAnalysis(chemistry),
      umf: presentUmf(chemistry?.umf),
    }),
    ...(extras.components && {
      components: (extras.components.get(row.id) ?? []).map(presentListedComponent),
    }),
    ...(extras.fingerprints && { fingerprint: extras.fingerprints.get(row.id) ?? null }),
    ...(leftOut && { leftOut }),
    ...(extras.ingredients && { ingredients: extras.ingredients.get(row.id) ?? [] }),
    ...(extras.words && { source: extras.words.get(row.id)?.source ?? null }),
  }
}

/** What is hidden is told by the name and the figures it had, without its type. */
export function presentKnown({ id, name, percent, loi, ...row }: KnownMaterialRow): KnownMaterial {
  const analysis = percent && presentCounted({ percent, loi: loi ?? 0 })
  if (!row.is_visible) return { id, name, materialTypeId: null, isHidden: true, analysis }
  return { id, name, materialTypeId: row.type_id, analysis }
}

/** What an ingredient counts in a recipe; null where nothing is known of its chemistry. */
export function presentCounted(known: Omit<Analysis, 'total'>): Analysis | null {
  if (!isKnown(known)) return null
  const { percent, loi } = known
  return { percent: inDisplayOrder(percent), loi, total: totalWithLoi(known) }
}

/** The analysis, or null for an item of which none is known. */
export function presentAnalysis(row: ChemistryRow | undefined): Analysis | null {
  if (row === undefined || !isKnown(row)) return null
  return { percent: inDisplayOrder(row.percent), loi: row.loi, total: row.total }
}

/** Whether anything is known of an item's chemistry. */
export function isKnown(row: Pick<ChemistryRow, 'percent' | 'loi'>): boolean {
  return row.loi !== 0 || Object.keys(row.percent).length > 0
}

export function presentUmf(umf: StoredUnityFormula | null | undefined): Umf | null {
  if (umf === null || umf === undefined) return null
  return {
    moles: inDisplayOrder(umf.moles),
    R2OTotal: umf.R2OTotal,
    ROTotal: umf.ROTotal,
    SiO2Al2O3Ratio: umf.SiO2Al2O3Ratio,
  }
}

/** Of an ingredient that is hidden only the name is told, and to whoever has it which one it is. */
export function presentComponent(row: ComponentRow): Component {
  return {
    material: {
      id: row.is_known ? row.material_id : null,
      name: row.name,
      kind: row.kind,
      isArchived: row.is_visible && row.is_archived,
      materialTypeId: row.is_visible ? row.type_id : null,
      ...(row.is_known && !row.is_visible && { isHidden: true }),
      ...(!row.has_analysis && { isWithoutAnalysis: true }),
    },
    percentageAmount: row.amount,
    isAdditional: row.is_additional,
  }
}

/** What an ingredient is a kind of is told with the ingredient, or not at all. */
function presentListedComponent(row: ListedComponentRow): Component {
  const { material, ...line } = presentComponent(row)
  const { is_visible: isVisible, parent_id: id, parent_name: name } = row
  const parent = isVisible && id !== null && name !== null ? { id, name } : null
  return { ...line, material: { ...material, parent } }
}

/** Columns of the photograph that stands for an item. */
type ThumbnailRow = Pick<SummaryRow, Extract<keyof SummaryRow, `image_${string}`>>

export function presentThumbnail(row: ThumbnailRow): MaterialImage | null {
  if (row.image_id === null || row.image_cdn_id === null) return null
  return {
    id: row.image_id,
    cdnId: row.image_cdn_id,
    title: row.image_title,
    dominantHexColor: row.image_dominant_hex,
    secondaryHexColor: row.image_secondary_hex,
    width: row.image_width,
    height: row.image_height,
  }
}
