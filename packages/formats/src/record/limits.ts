/** Largest file read, also after decompression. */
export const MAX_FILE_MEGABYTES = 64
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024

/** Longest line read in the formats that are made of lines, in characters. */
export const MAX_LINE_LENGTH = 100_000

/** Longest free text read, in characters: hundreds of pasted pages. */
export const MAX_FREE_TEXT_LENGTH = 2_000_000

/** Most problems listed for one file; the rest is counted. */
export const MAX_PROBLEMS = 1000

/** Longest single record that is given to a general YAML or XML parser, in characters. */
export const MAX_RECORD_LENGTH = 256 * 1024

/** Characters of one file given to the general YAML parser; the fast reader has no such limit. */
export const MAX_GENERAL_YAML_LENGTH = 2 * 1024 * 1024

/** Most YAML nodes made from one record, aliases expanded. */
export const MAX_YAML_NODES = 20_000

/** Deepest nesting of elements or nodes. */
export const MAX_DEPTH = 32

/** Most columns of a CSV file. */
export const MAX_CSV_COLUMNS = 2000

/** Most records read from one XML file. */
export const MAX_XML_RECORDS = 20_000

/** Most lines read from one file; the whole public library of 13,606 items has 626,000. */
export const MAX_LINES = 2_000_000

/** Most rows read from one CSV file. */
export const MAX_CSV_ROWS = 200_000
