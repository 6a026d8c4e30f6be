import { findCone } from '@glazy/ceramics/firing/cones'
import { SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { fullName } from '@glazy/ceramics/lookups/material-types'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import { formatAmericanDate } from '../record/date.ts'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import { analysisOfFormula } from './glazechem-formula.ts'
import { atmosphereNames, lookupName } from '../record/lookup-fields.ts'
import { createProblemList } from '../record/problem-list.ts'
import { batchSize, plainAmount, plainDecimal } from '../record/write-number.ts'

/** Notes are wrapped at 72 characters, as GlazeChem wraps them; the spaces stay at the line's end. */
const WRAP = /.{1,72}(?: +|$)|[^ ]+(?: +|$)/gsu

/** What is at the top of a file of several records. */
export interface GlazeChemHeader {
  /** Name of the collection. */
  readonly title: string
}

/**
 * Writes recipes for GlazeChem 2, CRLF. With a header it is a whole file, without one a record as
 * it is pasted. Fields GlazeChem has and the product has not are taken from `extra`.
 */
export function writeGlazeChemRecipes(
  recipes: readonly FoundRecipe[],
  header?: GlazeChemHeader,
): string {
  const records = recipes.map((recipe) => [...recipeLines(recipe)])
  return writeFile(records, header && headerLines('GlazeChem Glazes', header))
}

/** Writes materials for GlazeChem 2, CRLF. */
export function writeGlazeChemMaterials(
  materials: readonly FoundMaterial[],
  header: GlazeChemHeader,
): string {
  const records = materials.map((material) => [...materialLines(material)])
  return writeFile(records, headerLines('GlazeChem Materials', header))
}

function headerLines(filetype: string, { title }: GlazeChemHeader): string[] {
  return [`filetype = ${filetype}`, 'version =  2', '', `dbname  = ${oneLine(title)}`]
}

function writeFile(records: readonly (readonly string[])[], header?: readonly string[]): string {
  const blocks = header ? [header, ...records] : records
  return blocks.map((lines) => `${lines.join('\r\n')}\r\n`).join('\r\n')
}

/** The single fields in GlazeChem's order, padded as it pads them. */
function* recipeLines(recipe: FoundRecipe): Generator<string> {
  const extra = (key: string) => oneLine(recipe.extra[key] ?? '')
  const atmospheres = atmosphereNames(recipe.atmosphereIds)
  yield `name   = ${oneLine(recipe.name)}`
  yield `index  = ${extra('index')}`
  yield `date   = ${dateOf(recipe)}`
  yield `source = ${extra('source') || oneLine(recipe.author ?? '')}`
  yield `type   = ${oneLine(recipe.typeName ?? fullName(recipe.typeId ?? 0))}`
  yield `range  = ${rangeOf(recipe)}`
  yield `firetype     = ${extra('firetype') || atmospheres.join(', ')}`
  yield `color        = ${extra('color')}`
  yield `vistexture   = ${extra('vistexture')}`
  yield `quality      = ${lookupName(SURFACES, recipe.surfaceId) ?? extra('quality')}`
  yield `transparency = ${lookupName(TRANSPARENCIES, recipe.transparencyId) ?? extra('transparency')}`
  yield `xtals        = ${extra('xtals')}`
  yield `bubbles      = ${extra('bubbles')}`
  yield `flow         = ${extra('flow')}`
  yield `durability   = ${extra('durability')}`
  yield `flaws     = ${extra('flaws')}`
  yield `tested    = ${extra('tested')}`
  yield `imagefile = ${extra('imagefile')}`
  yield `notefile  = ${extra('notefile')}`
  yield `limform   = ${extra('limform')}`
  yield `by_vol    = ${extra('by_vol') || 'n'}`
  yield `batchsize = ${extra('batchsize') || plainAmount(batchSize(recipe.components))}`
  yield* componentLines(recipe)
  yield* barLines('var  ', recipe.extra.var)
  yield* barLines('note ', recipe.description)
}

function* componentLines({ components }: FoundRecipe): Generator<string> {
  for (const { name, amount } of components.filter((component) => !component.isAdditional)) {
    yield `component = ${oneLine(name)}`
    yield `amount    = ${plainAmount(amount)}`
  }
  for (const { name, amount } of components.filter((component) => component.isAdditional)) {
    yield `addition  = ${oneLine(name)}`
    yield `addamount = ${plainAmount(amount)}`
  }
}

function* materialLines(material: FoundMaterial): Generator<string> {
  const extra = (key: string) => oneLine(material.extra[key] ?? '')
  yield `name      = ${oneLine(material.name)}`
  yield `date      = ${dateOf(material)}`
  yield `code      = ${extra('code')}`
  yield* otherNameLines(material)
  yield `type      = ${oneLine(material.typeName ?? fullName(material.typeId ?? 0)).toLowerCase()}`
  yield `mapto     = ${oneLine(material.parentName ?? '')}`
  yield `formula   = ${formulaOf(material)}`
  yield `density   = ${material.density === undefined ? '0.0' : plainAmount(material.density)}`
  yield `available = ${extra('available') || 'y'}`
  yield `costperlb = ${material.cost === undefined ? '0.00' : plainAmount(material.cost)}`
  yield* barLines('annote ', material.extra.annote)
  yield* barLines('haznote ', material.extra.haznote)
  yield* barLines('note ', material.description)
}

/** Alternate names; which code belongs to which is not known any more, so they are in order. */
function* otherNameLines({ otherNames, extra }: FoundMaterial): Generator<string> {
  const codes = extra.akacode?.split('\n') ?? []
  for (let at = 0; at < Math.max(otherNames.length, codes.length); at += 1) {
    yield `aka       = ${oneLine(otherNames[at] ?? '')}`
    yield `akacode   = ${oneLine(codes[at] ?? '')}`
  }
}

/** The formula where it says the same as the analysis, else the analysis as percentages. */
function formulaOf({ formula, percent, loi }: FoundMaterial): string {
  if (formula !== undefined) {
    const text = oneLine(formula)
    const analysis = analysisOfFormula(text, 1, createProblemList())
    const isSame = OXIDES.every(
      (oxide) => Math.abs((analysis?.percent[oxide] ?? 0) - (percent?.[oxide] ?? 0)) < 0.01,
    )
    if (isSame) return text
  }
  if (percent === undefined) return ''
  const parts = OXIDES.flatMap((oxide) => {
    const amount = plainDecimal(percent[oxide] ?? 0)
    return amount === '0' ? [] : [`${amount} ${oxide}`]
  })
  return `% ${[...parts, `${plainDecimal(loi ?? 0)} LOI`].join('  ')}`
}

function dateOf({ date }: FoundRecipe | FoundMaterial): string {
  return date === undefined ? '' : formatAmericanDate(date)
}

/** `9 - 10`, half cones as `5½`; a text that names no cone as it is. */
function rangeOf({ coneText, fromConeId, toConeId }: FoundRecipe): string {
  const labels = [fromConeId, toConeId].flatMap((id) => findCone(id ?? 0)?.label ?? [])
  return [...new Set(labels)].join(' - ') || oneLine(coneText ?? '')
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * A text as repeated lines. A line wider than the notes of GlazeChem is wrapped at a space, which
 * stays at its end: that tells the wrapped line from one the author ended.
 */
function* barLines(key: string, text = ''): Generator<string> {
  if (text.trim() === '') return
  for (const line of text.split(/\r\n?|\n/)) {
    const clean = line.replace(/[^\P{Cc}\t]+/gu, ' ').trimEnd()
    for (const part of clean.match(WRAP) ?? ['']) {
      yield `${key}= |${part}`
    }
  }
}
