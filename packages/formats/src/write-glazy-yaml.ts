import { formatConeRange } from '@glazy/ceramics/cones'
import {
  ATMOSPHERES,
  COUNTRIES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups'
import { fullName } from '@glazy/ceramics/material-types'
import { OXIDES } from '@glazy/ceramics/oxides'
import type { FoundComponent, FoundMaterial, FoundRecipe } from './document.ts'
import { lookupName } from './lookup-fields.ts'
import { plainAmount, plainDecimal } from './write-number.ts'

/**
 * Writes recipes, materials and analyses as Glazy YAML: UTF-8, LF, by rising id. Texts stand in
 * single quotes; one with line breaks or control characters in double quotes, with escapes.
 */
export function writeGlazyYaml(items: readonly (FoundRecipe | FoundMaterial)[]): string {
  const byId = items.toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity) || 0)
  return byId.map(writeGlazyYamlItem).join('')
}

/** Writes one item of the sequence, for exports too large for one text. */
export function writeGlazyYamlItem(item: FoundRecipe | FoundMaterial): string {
  const extra = new Map(Object.entries(item.extra))
  const lines: string[] = []
  for (const [key, value] of fieldsOf(item)) {
    const isKeptAsText = TEXT_KEYS.has(key) && extra.has(key)
    if (value !== undefined && !isKeptAsText) lines.push(writeField(key, value))
    if (value !== undefined && !isKeptAsText && extra.has(key)) {
      extra.set(`${key} (extra)`, extra.get(key) ?? '')
      extra.delete(key)
    }
  }
  for (const [key, text] of extra) lines.push(writeField(key, quote(text)))
  return `-\n${lines.join('')}${writeComponents(item)}${writeAnalysis(item)}`
}

/** Fields whose whole text is kept among the extra ones where it was not wholly understood. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'Atmospheres',
  'Date Created',
  'Date Modified',
  'Type',
])

function writeField(key: string, value: string): string {
  return `  ${writeKey(key)}:${value.startsWith('\n') ? '' : ' '}${value}\n`
}

function* fieldsOf(
  item: FoundRecipe | FoundMaterial,
): Generator<readonly [key: string, value: string | undefined]> {
  const cone = item.coneText ?? formatConeRange(item.fromConeId, item.toConeId)
  const atmospheres = item.atmosphereIds.flatMap(
    (id) => quoteSome(lookupName(ATMOSPHERES, id)) ?? [],
  )
  yield ['ID', item.id?.toString()]
  yield ['Parent ID', item.parentId?.toString()]
  yield ['Parent Name', quoteSome(item.parentName)]
  yield ['Name', quote(item.name)]
  yield ['Other Names', writeOtherNames(item.otherNames)]
  yield ['Created By', writeAuthor(item)]
  yield ['Date Created', quoteSome(item.date)]
  yield ['Date Modified', quoteSome(item.dateModified)]
  yield ['Type', quote(typeOf(item))]
  yield ['State', quoteSome(lookupName(MATERIAL_STATES, item.stateId))]
  yield ['Subtype', quoteSome(item.typeName ?? fullName(item.typeId ?? 0))]
  yield ['Cone', quoteSome(cone)]
  yield ['Surface', quoteSome(lookupName(SURFACES, item.surfaceId))]
  yield ['Transparency', quoteSome(lookupName(TRANSPARENCIES, item.transparencyId))]
  yield ['Atmospheres', atmospheres.length > 0 ? `[${atmospheres.join(', ')}]` : undefined]
  yield ['Country', quoteSome(lookupName(COUNTRIES, item.countryId))]
  yield ['Description', quoteSome(item.description)]
  if (!('kind' in item)) return
  yield ['Formula', quoteSome(item.formula)]
  yield ['Density', item.density === undefined ? undefined : plainAmount(item.density)]
  yield ['Cost', item.cost === undefined ? undefined : plainAmount(item.cost)]
}

function typeOf(item: FoundRecipe | FoundMaterial): string {
  if (!('kind' in item)) return 'Recipe'
  return item.kind === 'analysis' ? 'Analysis' : 'Material'
}

function writeOtherNames(names: readonly string[]): string | undefined {
  const [only, ...others] = names.map(quote)
  return others.length > 0 ? `[${[only, ...others].join(', ')}]` : only
}

function writeAuthor({ author, authorId }: FoundRecipe | FoundMaterial): string | undefined {
  if (author === undefined && authorId === undefined) return undefined
  const name = author === undefined ? '' : `\n    Name: ${quote(author)}`
  return authorId === undefined ? name : `${name}\n    ID: ${authorId}`
}

function writeComponents(item: FoundRecipe | FoundMaterial): string {
  if ('kind' in item || item.components.length === 0) return ''
  return `  Ingredients:\n${item.components.map(writeComponent).join('')}`
}

function writeComponent({ id, name, amount, isAdditional }: FoundComponent): string {
  const fields = [
    id === undefined ? '' : `      ID: ${id}\n`,
    `      Name: ${quote(name)}\n      Percentage: ${plainAmount(amount)}\n`,
    isAdditional ? '      Additional: true\n' : '',
  ]
  return `    -\n${fields.join('')}`
}

/** Oxides above 0 in table order, the loss on ignition last. */
function writeAnalysis({ percent, loi }: FoundRecipe | FoundMaterial): string {
  if (percent === undefined && loi === undefined) return ''
  const lines = OXIDES.flatMap((oxide) => {
    const text = plainDecimal(percent?.[oxide] ?? 0)
    return text === '0' ? [] : [`    ${oxide}: ${text}\n`]
  })
  return `  Percent Analysis:\n${lines.join('')}    LOI: ${plainDecimal(loi ?? 0)}\n`
}

/** Signs that a single-quoted scalar cannot hold or that some readers take for line breaks. */
const NEEDS_ESCAPE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u

function quote(text: string): string {
  if (!NEEDS_ESCAPE.test(text)) return `'${text.replaceAll("'", "''")}'`
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function quoteSome(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : quote(text)
}

function writeKey(key: string): string {
  return /^[A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*)*$/.test(key) ? key : quote(key)
}
