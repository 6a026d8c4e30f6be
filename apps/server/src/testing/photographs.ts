import { multipartForm } from './multipart.ts'

/** A photograph of an item as the site sends it, or its texts alone. */
export function photographForm(
  materialId: number,
  content: Buffer | null,
  fields: Readonly<Record<string, string>> = {},
) {
  const texts = { materialId: String(materialId), title: 'Test tile', ...fields }
  return multipartForm([
    ...Object.entries(texts).map(([name, text]) => ({ name, content: text })),
    ...(content === null ? [] : [{ name: 'imageFile', content, filename: 'tile.jpg' }]),
  ])
}
