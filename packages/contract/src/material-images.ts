import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { flagField, idField, integerField, pageField } from './fields.ts'
import {
  IMAGE_TITLE_MAX_LENGTH,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  PROFILE_TEXT_MAX_LENGTH,
} from './limits.ts'
import { detailImage, materialRef } from './materials.ts'
import { pagination } from './pagination.ts'
import { descriptionField } from './rules/description.ts'
import { lineField } from './rules/text.ts'

/** Sentences about a photograph of an item; the API and the form show the same. */
export const MATERIAL_IMAGE_PROBLEMS = {
  missing: 'Please select an image file',
  tooLarge: 'Image file must be smaller than 6MB',
  titleRequired: 'Title is required',
  titleTooLong: `Title must be at most ${IMAGE_TITLE_MAX_LENGTH} characters`,
} as const

const problems = MATERIAL_IMAGE_PROBLEMS

/** A form without a choice sends '', '0' or 'none'. */
const chosen = (max: number) =>
  z
    .preprocess(
      (value) => (['', '0', 0, 'none'].includes(value as string) ? null : value),
      integerField(1, max).nullable(),
    )
    .optional()

const title = lineField(problems.titleRequired)
  .min(1, problems.titleRequired)
  .max(IMAGE_TITLE_MAX_LENGTH, problems.titleTooLong)

const about = {
  description: descriptionField.nullish(),
  ortonConeId: chosen(38),
  atmosphereId: chosen(7),
}

const tag = 'images'
const answer = z.object({ data: detailImage })

/** A photograph with the item it is on. */
export const listedImage = detailImage
  .extend({
    material: materialRef
      .nullable()
      .describe('Null for a photograph of the viewer on an item that somebody has hidden since'),
  })
  .meta({ id: 'ListedImage' })
export type ListedImage = z.infer<typeof listedImage>

export const listMaterialImages = endpoint({
  id: 'listMaterialImages',
  ...CALLS.listMaterialImages,
  tag,
  summary: 'Photographs of items that the viewer may see, the newest first',
  query: z.object({
    u: z
      .string()
      .max(PROFILE_TEXT_MAX_LENGTH, `must be at most ${PROFILE_TEXT_MAX_LENGTH} characters`)
      .optional()
      .describe('Who has added them: id or user name'),
    p: pageField.optional().describe('Page, from 1'),
    count: integerField(1, PAGE_SIZE_MAX)
      .optional()
      .describe(`Photographs on a page, ${PAGE_SIZE} unless told`),
  }),
  response: {
    200: z.object({ data: z.array(listedImage), meta: z.object({ pagination }) }),
    400: problem,
    404: problem,
  },
})

export const createMaterialImage = endpoint({
  id: 'createMaterialImage',
  ...CALLS.createMaterialImage,
  tag,
  summary: 'Adds a photograph to an item: multipart form data with the picture in `imageFile`',
  body: z.object({
    materialId: idField,
    title,
    ...about,
    is_color_searchable: flagField.default(true),
    clientKey: z
      .uuid('must be a UUID')
      .optional()
      .describe('Made by the client; what is sent again with it is one photograph of the item'),
  }),
  response: { 201: answer, 400: problem, 401: problem, 403: problem, 404: problem, 413: problem },
})
export type NewMaterialImage = z.output<NonNullable<typeof createMaterialImage.body>>

export const updateMaterialImage = endpoint({
  id: 'updateMaterialImage',
  ...CALLS.updateMaterialImage,
  tag,
  summary: 'Saves what is said about a photograph of the viewer',
  params: z.object({ id: idField }),
  body: z.object({ title: title.optional(), ...about, isColorSearchable: flagField.optional() }),
  response: { 200: answer, 401: problem, 403: problem, 404: problem },
})
export type MaterialImageChange = z.output<NonNullable<typeof updateMaterialImage.body>>

export const deleteMaterialImage = endpoint({
  id: 'deleteMaterialImage',
  ...CALLS.deleteMaterialImage,
  tag,
  summary: 'Removes a photograph: for whoever added it, and for the owner of its item',
  params: z.object({ id: idField }),
  response: {
    200: z.object({ success: z.literal(true) }),
    401: problem,
    403: problem,
    404: problem,
  },
})

export const setThumbnail = endpoint({
  id: 'setThumbnail',
  ...CALLS.setThumbnail,
  tag,
  summary: 'Makes a photograph the one that stands for an item of the viewer',
  params: z.object({ id: idField, imageId: idField }),
  response: { 200: answer, 401: problem, 403: problem, 404: problem },
})
