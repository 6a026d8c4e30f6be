import * as z from 'zod'

/** An item of a list as JSON, checked against its schema when it was written. */
export type WrittenItem = string

/** An answer that is JSON already. */
export class WrittenAnswer {
  readonly json: Buffer
  constructor(json: string) {
    this.json = Buffer.from(json)
  }
}

/** Writes one item so that it can stand in many answers. */
export function writeItem<TSchema extends z.ZodType>(
  schema: TSchema,
  item: z.input<TSchema>,
): WrittenItem {
  return JSON.stringify(z.encode(schema, item as z.output<TSchema>))
}

/** An item with more said of it than when it was written. */
export function writeBeside<TSchema extends z.ZodType>(
  item: WrittenItem,
  schema: TSchema,
  more: z.input<TSchema>,
): WrittenItem {
  const written = writeItem(schema, more)
  return written === '{}' ? item : `${item.slice(0, -1)},${written.slice(1)}`
}

/** A list of items that have been written before, with what stands beside them. */
export function writeList<TMeta extends z.ZodType>(
  items: readonly WrittenItem[],
  schema: TMeta,
  meta: z.input<TMeta>,
): WrittenAnswer {
  return new WrittenAnswer(`{"data":[${items.join()}],"meta":${writeItem(schema, meta)}}`)
}

/** The same of a call that tells nothing beside the items. */
export function writeBareList(items: readonly WrittenItem[]): WrittenAnswer {
  return new WrittenAnswer(`{"data":[${items.join()}]}`)
}
