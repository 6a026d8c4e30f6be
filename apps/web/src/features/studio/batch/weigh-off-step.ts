/** An ingredient on the way through a batch, its figures as they are shown. */
export interface WeighOffStep {
  readonly place: number
  readonly name: string
  readonly isAdditional: boolean
  readonly isWeighed: boolean
  readonly amount: string
  /** What the scale shows with the container, and in one container with what is in it already. */
  readonly reading: string
}
