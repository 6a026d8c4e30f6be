import { PRIMITIVE_NAME_MIN_LENGTH } from '@glazy/ceramics/lookups/item-limits'
import { foldText } from '@glazy/ceramics/lookups/slug'
import type { Document, FoundMaterial } from '../record/document.ts'
import { type Remark, remarkOf } from '../record/problems.ts'
import { fitMaterial, type MaterialFields } from './fields.ts'

/** What one file, or one pasted text, held. */
export interface ReadFile {
  readonly name: string
  readonly document: Omit<Document, 'about' | 'belongings'> & {
    readonly about?: Document['about']
    readonly belongings?: Document['belongings'] | undefined
  }
}

/** A material that the files describe. */
export interface ImportMaterial {
  readonly key: string
  readonly record: FoundMaterial
  readonly fields: MaterialFields
  /** Key of the material of the files that it is a kind of. */
  readonly parent?: string
}

/** Folds names as ingredients are compared, thousands of equal ones once. */
export function createFold(): (name: string) => string {
  const folded = new Map<string, string>()
  return (name) => {
    const known = folded.get(name)
    if (known !== undefined) return known
    const plain = foldText(name)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
    const key = plain === '' ? name : plain
    folded.set(name, key)
    return key
  }
}

/**
 * Where ids hold: those of Glazy's exports in one and the same database, those of a person's export
 * on the site it comes from, others in their file alone.
 */
export function scopeOf({ format, about }: ReadFile['document'], fileAt: number): string {
  if (format === 'glazy-yaml' || format === 'glazy-csv') return 'glazy'
  const site = format === 'glazy-account' ? about?.site : undefined
  return site ?? String(fileAt)
}

/** What a record with an id is known by among all files. */
export function recordId(scope: string, id: number): string {
  return `${scope}#${id}`
}

interface Gathering {
  readonly now: Date
  readonly fold: (name: string) => string
  /** Told what had to be changed, by the place of the file and its line. */
  readonly remark: (fileAt: number, line: number, remark: Remark) => void
}

/** Materials of the files, each once, by their ids and by all their names. */
export function toMaterials(files: readonly ReadFile[], { now, fold, remark }: Gathering) {
  const materials: (ImportMaterial & { parent?: string; readonly scope: string })[] = []
  const byId = new Map<string, ImportMaterial>()
  const seen = new Set<string>()
  let repeated = 0
  for (const [at, { document }] of files.entries()) {
    const scope = scopeOf(document, at)
    for (const record of document.materials) {
      const { fields, remarks } = fitMaterial(record, now)
      for (const told of remarks) remark(at, record.line, told)
      if (fields.name.length < PRIMITIVE_NAME_MIN_LENGTH) {
        const told = { name: record.name, min: PRIMITIVE_NAME_MIN_LENGTH }
        remark(at, record.line, remarkOf('nameTooShort', told))
        continue
      }
      const identity = record.id === undefined ? contentOf(record) : recordId(scope, record.id)
      if (seen.has(identity)) {
        repeated += 1
        continue
      }
      seen.add(identity)
      const material = { key: `m${materials.length}`, record, fields, scope }
      materials.push(material)
      if (record.id !== undefined) byId.set(identity, material)
    }
  }
  const byName = materialsByName(materials, fold)
  for (const material of materials) {
    const { parentId, parentName } = material.record
    const parent =
      (parentId === undefined ? undefined : byId.get(recordId(material.scope, parentId))) ??
      (parentName === undefined ? undefined : byName.get(fold(parentName)))
    if (parent !== undefined && parent !== material) material.parent = parent.key
  }
  return { materials, repeated, byId, byName }
}

function contentOf({ kind, name, percent, loi, formula, description }: FoundMaterial): string {
  return JSON.stringify([kind, name, percent, loi, formula, description])
}

/** A name goes before another name, whatever the order of the records. */
function materialsByName(
  materials: readonly ImportMaterial[],
  fold: (name: string) => string,
): ReadonlyMap<string, ImportMaterial> {
  const byName = new Map<string, ImportMaterial>()
  const described = materials.filter(({ record }) => record.kind === 'primitive')
  const named = [
    ...described.map((material) => [fold(material.record.name), material] as const),
    ...described.flatMap((material) =>
      material.record.otherNames.map((name) => [fold(name), material] as const),
    ),
  ]
  for (const [name, material] of named) if (!byName.has(name)) byName.set(name, material)
  return byName
}
