import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import {
  CROP_GRAVITIES,
  DEFAULT_QUALITY,
  IMAGE_FORMATS,
  IMAGE_GEOMETRIES,
  IMAGE_RATIOS,
  qualityFor,
} from './images.ts'

const parameter = (values: readonly (string | number)[], description?: string) =>
  z
    .string()
    .max(40)
    .optional()
    .meta({ enum: [...new Set(values)], ...(description !== undefined && { description }) })

const WIDTHS = IMAGE_GEOMETRIES.map(({ width }) => width)
const HEIGHTS = IMAGE_GEOMETRIES.flatMap(({ height }) => height ?? [])
const QUALITIES = [...WIDTHS.map(qualityFor), DEFAULT_QUALITY]
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b).map(String)

/** The server compares each with its list and says what is allowed. */
export const imageQuery = z.object({
  width: parameter(ascending(WIDTHS), 'Pixels: of a named size or one of the responsive widths'),
  height: parameter(
    ascending(HEIGHTS),
    'Pixels: of the named size, or what follows from width and ratio',
  ),
  aspect_ratio: parameter(IMAGE_RATIOS, 'Crops; without it nothing is cut off'),
  crop_gravity: parameter(CROP_GRAVITIES),
  quality: parameter(ascending(QUALITIES), '95 up to a width of 200, 90 up to 768, else 85; or 85'),
  format: parameter(IMAGE_FORMATS, 'webp without it'),
})
export type ImageQuery = z.infer<typeof imageQuery>

/** Stands beside `/v2`: the path is whole. */
export const getImage = endpoint({
  id: 'getImage',
  method: 'GET',
  path: '/images/:cdnId',
  tag: 'images',
  summary: 'An image in one of the sizes that are made; without a width as it is stored',
  params: z.object({ cdnId: z.string().meta({ pattern: '^[0-9a-f]{32}$' }) }),
  query: imageQuery,
  response: { 200: z.string().meta({ format: 'binary' }), 400: problem, 404: problem },
  produces: IMAGE_FORMATS.map((format) => `image/${format}`),
})
