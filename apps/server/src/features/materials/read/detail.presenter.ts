import { calculatedLoi, formulaWeight, weightFromLoi } from '@glazy/ceramics/chemistry/analysis'
import { inDisplayOrder } from '@glazy/ceramics/chemistry/oxides'
import { materialFormula, parseUnityType } from '@glazy/ceramics/chemistry/unity'
import type {
  Chemistry,
  Component,
  DetailImage,
  MaterialDetail,
  MaterialRef,
} from '@glazy/contract/materials'
import { ageOf } from '#platform/relative-time.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import { pageFields } from '#features/materials/fields/material-fields.ts'
import type {
  DetailRow,
  HeldRow,
  ImageRow,
  RelativeRow,
  Relation,
  SelectedReviewRow,
} from './detail.queries.ts'
import { starterTranslations } from './starter-translations.ts'
import type { ChemistryRow } from './summaries.queries.ts'
import {
  isKnown,
  presentAnalysis,
  presentComponent,
  presentCounted,
  presentSummary,
  presentUmf,
} from './summary.presenter.ts'

/** Everything that a detail is made of. */
export interface DetailParts {
  readonly row: DetailRow
  readonly containedInCount: number
  /** Whether the viewer may see the supporter features, thermal expansion among them. */
  readonly showsExpansion: boolean
}

/** A line with what its ingredient counts, for whoever goes on with one that is hidden. */
function presentHeld({ analysis, ...row }: HeldRow): Component {
  const { material, ...line } = presentComponent(row)
  if (!material.isHidden) return { material, ...line }
  return { material: { ...material, analysis: analysis && presentCounted(analysis) }, ...line }
}

export function presentDetail({ row, ...parts }: DetailParts): MaterialDetail {
  const stored = row.chemistry ?? undefined
  const relatives = (relation: Relation) =>
    row.relatives.filter((relative) => relative.relation === relation).map(presentRef)
  const summary = presentSummary(row)
  const parent = relatives('parent')[0] ?? null
  const revisionParent = relatives('revisionParent')[0] ?? null
  const analysis = presentAnalysis(stored)
  const chemistry = presentChemistry(row, stored, parts.showsExpansion)
  return {
    ...summary,
    description: safeText(row.description),
    defaultLocale: row.default_locale,
    translations: presentTranslations(row),
    ...pageFields(row),
    kilnSchedule: row.kiln_schedule,
    kilnScheduleId: row.kiln_schedule?.id ?? null,
    parent,
    children: relatives('child'),
    siblings: relatives('sibling'),
    revisionParent,
    revisionChildren: relatives('revisionChild'),
    copiedFrom: presentOriginal(row.relatives),
    copies: relatives('copy'),
    copiedBy: row.copied_by,
    components: row.components.map(presentHeld),
    componentTotalAmount: row.components.reduce((sum, line) => sum + line.amount, 0),
    analysis,
    umf: presentUmf(stored?.umf),
    chemistry,
    images: row.images.map(presentImage),
    averageRating: row.rating_average,
    reviewsCount: row.rating_count,
    selectedReview: row.selected_review && presentSelected(row.selected_review),
    containedInCount: parts.containedInCount,
    hasComments: row.has_comments,
    version: row.current_version,
    isSubscribed: row.is_followed,
    isUserMaterial: false,
    myCollections: row.my_collections,
    userId: summary.user?.id ?? null,
    default_locale: row.default_locale,
    materialParentId: parent?.id ?? null,
    revisionParentId: revisionParent?.id ?? null,
    updatedAtDiff: ageOf(row.updated_at),
    unityType: unityTypeOf(row),
    loi: analysis?.loi ?? null,
    weight: chemistry?.weight ?? null,
    thermalExpansion: chemistry?.thermalExpansion?.value ?? null,
  }
}

/** What people have written in other languages, then what the starter library says in further ones. */
function presentTranslations(row: DetailRow): MaterialDetail['translations'] {
  const written = row.translations.map((translation) => ({
    locale: translation.locale,
    name: translation.name,
    otherNames: translation.other_names,
    description: safeText(translation.description),
  }))
  const starter = starterTranslations(row.description)
    .filter(({ locale }) => written.every((translation) => translation.locale !== locale))
    .map((translation) => ({ ...translation, name: row.name, otherNames: null }))
  return [...written, ...starter]
}

/** A photograph with what its uploader says about it. */
export function presentImage(image: ImageRow): DetailImage {
  return {
    id: image.id,
    cdnId: image.cdn_id,
    title: image.title,
    dominantHexColor: image.dominant_hex,
    secondaryHexColor: image.secondary_hex,
    width: image.width,
    height: image.height,
    description: safeText(image.description),
    ortonConeId: image.cone_id,
    atmosphereId: image.atmosphere_id,
    isColorSearchable: image.is_color_searchable,
    userId: image.owner_id,
    materialId: image.material_id,
    user: { id: image.owner_id, name: image.owner_name, username: image.owner_username },
    createdAt: new Date(image.created_at).toISOString(),
    updatedAt: new Date(image.updated_at).toISOString(),
    updatedAtDiff: ageOf(image.updated_at),
    ...(image.hidden_reason !== null && { hiddenReason: image.hidden_reason }),
  }
}

function presentSelected(row: SelectedReviewRow): MaterialDetail['selectedReview'] {
  return {
    id: row.id,
    userId: row.author_id,
    rating: row.rating,
    description: safeText(row.description) ?? '',
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    updatedAtDiff: ageOf(row.updated_at),
  }
}

/** What an item was copied from, and whose that is. */
function presentOriginal(relatives: readonly RelativeRow[]): MaterialDetail['copiedFrom'] {
  const original = relatives.find(({ relation }) => relation === 'copiedFrom')
  return original?.user ? { ...presentRef(original), user: original.user } : null
}

function presentRef({ id, name, kind }: RelativeRow): MaterialRef {
  return { id, name, kind }
}

function unityTypeOf({ unity_type: stored }: DetailRow): Chemistry['unityType'] {
  return parseUnityType(stored ?? '') ?? 'auto'
}

function presentChemistry(
  item: DetailRow,
  row: ChemistryRow | undefined,
  showsExpansion: boolean,
): Chemistry | null {
  if (row === undefined || !isKnown(row)) return null
  const unityType = unityTypeOf(item)
  const formula = materialFormula(inDisplayOrder(row.percent), unityType)
  const expansion = showsExpansion ? row.thermal_expansion : null
  return {
    molePercent: inDisplayOrder(row.mole_percent),
    formula,
    unityType,
    umf: presentUmf(row.umf),
    xumf: presentUmf(row.xumf),
    thermalExpansion:
      expansion === null ? null : { value: expansion, method: 'West & Gerrow', unit: '10^-6/°C' },
    calculatedLoi: calculatedLoi(row.percent),
    weight: item.weight ?? weightFromLoi(row.loi, formulaWeight(formula)),
  }
}
