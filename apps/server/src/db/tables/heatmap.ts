/** Heatmaps of one kind as the file that is served; made again from the library. */
export interface HeatmapFileTable {
  kind: 'type' | 'cone'
  bytes: Buffer
  /** What tells this file from an earlier one. */
  tag: string
  /** Number of the last change of the library that is counted in it, as text. */
  data_version: string
  made_at: Date
}
