/** An item by its name, beside what somebody has of it. */
export interface NamedItem {
  readonly id: number
  readonly name: string
}
