/** Rows of a chunk: few enough that its columns stay in the processor's cache while being read. */
export const CHUNK_ROWS = 8_192

/** A row has so many bits; what stands above them in one number with it is shifted by as many. */
export const ROW_BITS = Math.log2(CHUNK_ROWS)
/** The bits of the row in such a number. */
export const ROW_MASK = CHUNK_ROWS - 1

/** Every row of a chunk. */
export const ALL_ROWS = Uint16Array.from({ length: CHUNK_ROWS }, (_, row) => row)
