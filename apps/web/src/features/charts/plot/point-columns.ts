/** Many points as columns: one place in each array for each point, drawn in their order. */
export interface PointColumns {
  /** In the units of the axes; NaN where a point has no place. */
  readonly xs: Float32Array | Float64Array
  readonly ys: Float32Array | Float64Array
  /** Which of the styles each is drawn in. */
  readonly styles: Uint8Array
  /** 0 where a point is left out for now, as by a filter; without it all are drawn. */
  readonly shown?: Uint8Array | undefined
}

/** How points look. */
export interface PointStyle {
  /** As `#rrggbb`. */
  readonly fill: string
  readonly outline: string
  /** Pixels of the page. */
  readonly outlineWidth: number
}
