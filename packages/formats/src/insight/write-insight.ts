import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { FoundComponent, FoundMaterial, FoundRecipe } from '../record/document.ts'
import { keywordsOf } from './insight-keywords.ts'
import { batchSize, plainAmount, plainDecimal } from '../record/write-number.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Longest description Insight shows of a material, in characters. */
const MAX_DESCRIPTION = 250

/**
 * Writes recipes for Digitalfire Insight. Cone, atmospheres and the like, for which Insight has no
 * fields, become keywords; the id stands behind the name as well.
 */
export function writeInsightRecipes(recipes: readonly FoundRecipe[]): string {
  const body = recipes.map(recipeElement).join('')
  return `${DECLARATION}<recipes version="1.0" encoding="UTF-8">\n${body}</recipes>\n`
}

/** Writes materials for Digitalfire Insight; several of them within a `materials` element. */
export function writeInsightMaterials(materials: readonly FoundMaterial[]): string {
  const body = materials.map(materialElement).join('')
  return DECLARATION + (materials.length === 1 ? body : `<materials>\n${body}</materials>\n`)
}

function recipeElement(recipe: FoundRecipe): string {
  const { id, name, extra } = recipe
  const attributes = attributesOf({
    name: id === undefined ? name : `${name} (Glazy ID ${id})`,
    keywords: keywordsOf(recipe),
    id: id?.toString() ?? extra.id,
    key: extra.key,
    date: recipe.date,
    codenum: extra.codenum,
    batchsize: extra.batchsize ?? plainAmount(batchSize(recipe.components)),
    url: extra.url,
  })
  const notes = recipe.description
  return [
    `  <recipe${attributes}>\n`,
    `    <recipelines>\n${recipe.components.map(lineElement).join('')}    </recipelines>\n`,
    notes ? `    <notes>${escapeXml(notes)}</notes>\n` : '',
    urlElements(extra.urls),
    '  </recipe>\n',
  ].join('')
}

function lineElement({ name, amount, isAdditional }: FoundComponent): string {
  const attributes = attributesOf({
    material: name,
    unitabbr: 'g',
    conversion: '1.0000',
    amount: threeDecimals(amount),
    added: String(isAdditional),
  })
  return `      <recipeline${attributes}/>\n`
}

/** Three decimals, as in Insight's own files, and more only where they are needed. */
function threeDecimals(amount: number): string {
  const text = amount.toFixed(3)
  return Number(text) === amount ? text : plainAmount(amount)
}

/** Links as they are kept: a description and an address on each line. */
function urlElements(urls = ''): string {
  if (urls === '') return ''
  const elements = urls.split('\n').map((link) => {
    const [, descrip, url] = /^(?:(.*)\s)?(\S+)$/.exec(link.trim()) ?? []
    return `<url${attributesOf({ url, descrip })}/>`
  })
  return `    <urls>${elements.join('')}</urls>\n`
}

function materialElement(material: FoundMaterial): string {
  const { name, description = '', percent, loi } = material
  const isLong = description.length > MAX_DESCRIPTION
  const attributes = attributesOf({
    name,
    descrip: isLong ? `${description.slice(0, MAX_DESCRIPTION - 3)}...` : description || undefined,
    id: material.id?.toString() ?? material.extra.id,
    date: material.date,
    loi: loi === undefined ? undefined : plainDecimal(loi),
  })
  const oxides = OXIDES.flatMap((symbol) => {
    const text = plainDecimal(percent?.[symbol] ?? 0)
    return text === '0' ? [] : [`<oxide${attributesOf({ symbol, percent: text, tolerance: '' })}/>`]
  })
  const lost = { symbol: 'LOI', name: 'Loss on Ignition' }
  return [
    `<material${attributes}>\n`,
    percent ? `  <oxides>${oxides.join('')}</oxides>\n` : '',
    loi === undefined
      ? ''
      : `  <volatiles><volatile${attributesOf({ ...lost, percent: plainDecimal(loi), tolerance: '' })}/></volatiles>\n`,
    isLong ? `  <notes>${escapeXml(description)}</notes>\n` : '',
    '</material>\n',
  ].join('')
}

function attributesOf(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')
}

/** What XML 1.0 has no characters for is left out (section 2.2). */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Line breaks and tabs within an attribute would be read as spaces. */
function escapeAttribute(text: string): string {
  return escapeXml(text).replace(/[\n\t\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
