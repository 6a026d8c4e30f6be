/** Rows of a chunk: few enough that its columns stay in the processor's cache while being read. */
export const CHUNK_ROWS = 8_192
