/** A post as a potter might write it, and what is to be read in it. */
export interface Post {
  readonly text: string
  /** For each recipe its name, then `40 Silica` or, for an addition, `+2 Rutile`. */
  readonly reading: readonly (readonly string[])[]
  /** Cone of the first recipe as it is shown. */
  readonly cone?: string | undefined
}

/** A post of one recipe: text, then name and ingredients set apart by bars. */
export const one = (text: string, reading: string, cone?: string): Post => ({
  text,
  reading: [reading.split(' | ')],
  cone,
})
