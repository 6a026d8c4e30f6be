/** Rows of a chunk: few enough that its columns stay in the processor's cache while being read. */
export const CHUNK_ROWS = 8_192

/** Every row of a chunk. */
export const ALL_ROWS = Uint16Array.from({ length: CHUNK_ROWS }, (_, row) => row)
