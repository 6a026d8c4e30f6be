import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { OXIDE_TABLE, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { Formats } from '#lib/texts/formats.ts'
import type { Names } from '#lib/texts/names.ts'
import { isSameLanguage } from '#lib/texts/language-title.ts'
import { typePath } from '#lib/texts/type-path.ts'
import { isRichText, textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'

/** Oxides that are named in a sentence about an item. */
const NAMED_OXIDES = 5

/**
 * One sentence about an item for search engines and shared links.
 *
 * @example 'Leach 4321, Glaze - Clear, cone 9 – 10, Oxidation, Reduction: Potash Feldspar 40, …'
 */
export function pageDescription(material: MaterialDetail, formats: Formats, names: Names): string {
  const { fromOrtonConeId, toOrtonConeId, atmospheres, kind } = material
  const cone = formatConeLabel(fromOrtonConeId, toOrtonConeId)
  const facts = [
    names.both(material),
    typePath(names, material.materialTypeId ?? material.baseTypeId),
    cone,
    names.atmospheres(atmospheres),
  ].filter((fact) => fact !== '')
  const parts =
    kind === 'recipe' ? ingredients(material, formats, names) : oxides(material, formats, names)
  const what = names.list(facts)
  return parts === '' ? `${what}.` : `${what}: ${parts}.`
}

function ingredients({ components }: MaterialDetail, { number }: Formats, names: Names): string {
  return names.list(
    components.map(
      ({ material, percentageAmount, isAdditional }) =>
        `${isAdditional ? '+ ' : ''}${names.shown(material)} ${number(percentageAmount, 2)}`,
    ),
  )
}

function oxides({ analysis }: MaterialDetail, { fixed }: Formats, names: Names): string {
  const percent = analysis?.percent ?? {}
  const most = OXIDES.filter((oxide) => (percent[oxide] ?? 0) > 0)
    .sort((one, other) => (percent[other] ?? 0) - (percent[one] ?? 0))
    .slice(0, NAMED_OXIDES)
  return names.list(
    most.map((oxide) => `${OXIDE_TABLE[oxide].display} ${fixed(percent[oxide] ?? 0, 2)}%`),
  )
}

/** What schema.org has words for: a recipe is instructions, anything else is measured data. */
export function structuredData(
  material: MaterialDetail,
  page: { readonly url: string; readonly description: string; readonly language: string },
  names: Names,
): Readonly<Record<string, unknown>> {
  const { otherNames, user, createdAt, updatedAt, components, kind } = material
  const said = inLanguage(material, page.language)
  const localName = names.material(material)
  // The visitor's own word for it first; what else it is called stands beside it.
  const alternateName = [localName && material.name, otherNames].filter(Boolean).join('; ')
  const common = {
    name: localName ?? material.name,
    ...(alternateName && { alternateName }),
    url: page.url,
    identifier: String(material.id),
    description: wordsOf(said.description) ?? page.description,
    inLanguage: said.description === null ? page.language : said.locale,
    dateCreated: createdAt,
    dateModified: updatedAt,
    isAccessibleForFree: true,
    ...(user && { creditText: user.name }),
    ...(material.source && { citation: material.source }),
  }
  if (kind === 'recipe') {
    const supply = components.map((component) => ({
      '@type': 'HowToSupply',
      name: names.shown(component.material),
      requiredQuantity: component.percentageAmount,
    }))
    return { '@type': 'HowTo', ...common, supply }
  }
  return { '@type': 'Dataset', ...common, variableMeasured: measured(material) }
}

function measured({ analysis }: MaterialDetail) {
  const value = (propertyId: string, amount: number) => ({
    '@type': 'PropertyValue',
    name: propertyId,
    value: amount,
    unitText: 'percent by weight',
  })
  if (!analysis) return []
  return [
    ...OXIDES.flatMap((oxide) => {
      const amount = analysis.percent[oxide]
      return amount ? [value(oxide, amount)] : []
    }),
    value('LOI', analysis.loi),
  ]
}

/** What is said of an item in a language, or what its author wrote where nothing is. */
export function inLanguage(
  {
    defaultLocale,
    description,
    translations,
  }: Pick<MaterialDetail, 'defaultLocale' | 'description' | 'translations'>,
  language: string,
): { readonly locale: string; readonly description: string | null } {
  const own = isSameLanguage(defaultLocale, language)
    ? undefined
    : translations.find((one) => one.description && isSameLanguage(one.locale, language))
  return own ?? { locale: defaultLocale, description }
}

/** A description without its elements; search engines read words. */
function wordsOf(description: string | null): string | null {
  return description !== null && isRichText(description) ? textOfHtml(description) : description
}
