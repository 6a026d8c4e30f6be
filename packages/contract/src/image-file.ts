import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { CROP_GRAVITIES, IMAGE_FORMATS, IMAGE_RATIOS } from './images.ts'

const parameter = (description: string) => z.string().max(40).optional().describe(description)

/** The server compares each with its list and says what is allowed. */
export const imageQuery = z.object({
  width: parameter('Pixels: of a named size or one of the responsive widths'),
  height: parameter('Pixels: of the named size, or what follows from width and ratio'),
  aspect_ratio: parameter(`Crops to ${IMAGE_RATIOS.join(' or ')}; without it nothing is cut off`),
  crop_gravity: parameter(CROP_GRAVITIES.join(', ')),
  quality: parameter('95 up to a width of 200, 90 up to 768, else 85; or 85'),
  format: parameter(`${IMAGE_FORMATS.join(', ')}; webp without it`),
})
export type ImageQuery = z.infer<typeof imageQuery>

/** Stands beside `/v2`: the path is whole. */
export const getImage = endpoint({
  id: 'getImage',
  method: 'GET',
  path: '/images/:cdnId',
  tag: 'images',
  summary: 'An image in one of the sizes that are made; without a width as it is stored',
  params: z.object({ cdnId: z.string() }),
  query: imageQuery,
  response: { 200: z.string().meta({ format: 'binary' }), 400: problem, 404: problem },
  produces: IMAGE_FORMATS.map((format) => `image/${format}`),
})
