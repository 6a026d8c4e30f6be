import type { GeneratedRecipe } from './generate.ts'

/** A value of a column; arrays are PostgreSQL arrays, plain objects are JSON. */
type Value = string | number | boolean | Date | null | readonly number[] | object

/** Rows of one table as PostgreSQL's COPY takes them. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

/** A generated recipe with the ids it is stored under. */
export interface PlacedRecipe {
  readonly id: number
  readonly ownerId: number
  readonly recipe: GeneratedRecipe
  /** Id of the first of its photographs. */
  readonly firstImageId: number
}

/**
 * Rows of the tables that hold the truth: recipes, their lines, first versions and photographs.
 * All else is derived from them by `npm run glazy -- reindex`.
 *
 * @param idOf id of a material of the starter library by its key
 */
export function toTruth(
  placed: readonly PlacedRecipe[],
  idOf: (key: string) => number,
): TableRows[] {
  return [
    { table: 'material', columns: MATERIAL_COLUMNS, rows: placed.map(materialRow) },
    {
      table: 'material_component',
      columns: ['recipe_id', 'position', 'component_id', 'amount', 'is_additional'],
      rows: placed.flatMap(({ id, recipe }) =>
        recipe.lines.map(({ material, amount, isAdditional }, position) => {
          return [id, position, idOf(material.key), amount, isAdditional]
        }),
      ),
    },
    {
      table: 'material_version',
      columns: [
        'material_id',
        'number',
        'author_id',
        'format',
        'is_private',
        'content',
        'created_at',
      ],
      rows: placed.map((item) => {
        const { isPrivate, updatedAt } = item.recipe
        return [item.id, 1, item.ownerId, 1, isPrivate, versionContent(item, idOf), updatedAt]
      }),
    },
    {
      table: 'material_image',
      columns: ['id', 'material_id', 'owner_id', 'cdn_id', 'dominant_hex', 'width', 'height'],
      rows: placed.flatMap(imageRows),
    },
  ]
}

const MATERIAL_COLUMNS = [
  'id',
  'kind',
  'owner_id',
  'name',
  'description',
  'is_private',
  'state_id',
  'base_type_id',
  'type_id',
  'transparency_id',
  'surface_id',
  'from_cone_id',
  'to_cone_id',
  'atmospheres',
  'colour',
  'rating_average',
  'rating_count',
  'thumbnail_image_id',
  'created_at',
  'updated_at',
]

function materialRow({ id, ownerId, recipe, firstImageId }: PlacedRecipe): Value[] {
  return [
    id,
    'recipe',
    ownerId,
    recipe.name,
    recipe.description,
    recipe.isPrivate,
    recipe.stateId,
    recipe.baseTypeId,
    recipe.typeId,
    recipe.transparencyId,
    recipe.surfaceId,
    recipe.fromConeId,
    recipe.toConeId,
    recipe.atmosphereIds,
    recipe.colour,
    recipe.rating?.average ?? null,
    recipe.rating?.count ?? 0,
    recipe.photoCount > 0 ? firstImageId : null,
    recipe.createdAt,
    recipe.updatedAt,
  ]
}

function versionContent({ recipe }: PlacedRecipe, idOf: (key: string) => number): object {
  return {
    kind: 'recipe',
    name: recipe.name,
    description: recipe.description,
    isPrivate: recipe.isPrivate,
    stateId: recipe.stateId,
    baseTypeId: recipe.baseTypeId,
    typeId: recipe.typeId,
    transparencyId: recipe.transparencyId,
    surfaceId: recipe.surfaceId,
    fromConeId: recipe.fromConeId,
    toConeId: recipe.toConeId,
    atmospheres: recipe.atmosphereIds,
    colour: recipe.colour,
    components: recipe.lines.map(({ material, amount, isAdditional }) => {
      return { materialId: idOf(material.key), amount, isAdditional }
    }),
  }
}

function imageRows({ id, ownerId, recipe, firstImageId }: PlacedRecipe): Value[][] {
  return Array.from({ length: recipe.photoCount }, (_, at) => {
    const imageId = firstImageId + at
    return [imageId, id, ownerId, `generated-${imageId}`, recipe.colour, 1_600, 1_200]
  })
}

/** One line of COPY's text format. */
export function toCopyLine(row: readonly Value[]): string {
  return `${row.map(toCopyField).join('\t')}\n`
}

function toCopyField(value: Value): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.join(',')}}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}
