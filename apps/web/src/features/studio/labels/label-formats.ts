import { type Paper, PAPERS } from '#lib/paper.ts'

/** A sheet of labels, or a roll of them. All measures are millimetres. */
export interface LabelFormat {
  readonly id: string
  /** A roll has labels one after the other, each a page of its own. */
  readonly paper: Paper | 'roll'
  readonly columns: number
  readonly rows: number
  readonly widthMm: number
  readonly heightMm: number
  /** Between two labels side by side; they stand one below the other without a gap. */
  readonly gapMm: number
  /** A product of this measure, as people know sheets by their numbers. */
  readonly product: string
}

/**
 * Common sheets and rolls. Measures are those of the makers' templates (avery.com/templates/5160 and
 * so on, in inches there), as gLabels has them, too (avery-iso, avery-us, brother, dymo); on all of
 * these sheets the labels are in the middle of the paper, from which the margins follow.
 */
export const LABEL_FORMATS: readonly LabelFormat[] = [
  sheet('a4-65', 'a4', [5, 13], [38.1, 21.2], 2.5, 'Avery L7651'),
  sheet('a4-24', 'a4', [3, 8], [63.5, 33.9], 2.5, 'Avery L7159'),
  sheet('a4-21', 'a4', [3, 7], [63.5, 38.1], 2.5, 'Avery L7160'),
  sheet('a4-14', 'a4', [2, 7], [99.1, 38.1], 2.5, 'Avery L7163'),
  sheet('a4-8', 'a4', [2, 4], [99.1, 67.7], 2.5, 'Avery L7165'),
  sheet('letter-80', 'letter', [4, 20], [44.45, 12.7], 7.9375, 'Avery 5167'),
  sheet('letter-30', 'letter', [3, 10], [66.675, 25.4], 3.175, 'Avery 5160'),
  sheet('letter-20', 'letter', [2, 10], [101.6, 25.4], 4.7625, 'Avery 5161'),
  sheet('letter-14', 'letter', [2, 7], [101.6, 33.867], 4.7625, 'Avery 5162'),
  sheet('letter-10', 'letter', [2, 5], [101.6, 50.8], 4.7625, 'Avery 5163'),
  sheet('letter-6', 'letter', [2, 3], [101.6, 84.667], 4.7625, 'Avery 5164'),
  sheet('roll-62', 'roll', [1, 1], [62, 29], 0, 'Brother DK-11209'),
  sheet('roll-57', 'roll', [1, 1], [57, 32], 0, 'Dymo 11354'),
  sheet('roll-54', 'roll', [1, 1], [54, 25], 0, 'Dymo 11352'),
]

/** What is on most studios' shelves, by the paper of the country. */
export const USUAL_LABEL_FORMAT = { a4: 'a4-24', letter: 'letter-30' } as const

/** @throws RangeError for an id that is none of a format */
export function labelFormat(id: string): LabelFormat {
  const format = LABEL_FORMATS.find((each) => each.id === id)
  if (!format) throw new RangeError(`${id} is no label format`)
  return format
}

export function isLabelFormat(id: unknown): id is string {
  return LABEL_FORMATS.some((format) => format.id === id)
}

/** Labels that fit on one page. */
export function labelsPerPage({ columns, rows }: LabelFormat): number {
  return columns * rows
}

/** Width and height of the page that is printed: the sheet, or one label of a roll. */
export function pageSize({ paper, widthMm, heightMm }: LabelFormat): {
  readonly widthMm: number
  readonly heightMm: number
} {
  return paper === 'roll' ? { widthMm, heightMm } : PAPERS[paper]
}

/** Where the label at a place is on its page, row by row from the upper left. */
export function labelPosition(
  format: LabelFormat,
  place: number,
): { readonly leftMm: number; readonly topMm: number } {
  const { columns, rows, widthMm, heightMm, gapMm } = format
  const page = pageSize(format)
  const marginX = (page.widthMm - columns * widthMm - (columns - 1) * gapMm) / 2
  const marginY = (page.heightMm - rows * heightMm) / 2
  return {
    leftMm: marginX + (place % columns) * (widthMm + gapMm),
    topMm: marginY + Math.floor(place / columns) * heightMm,
  }
}

function sheet(
  id: string,
  paper: LabelFormat['paper'],
  [columns, rows]: readonly [number, number],
  [widthMm, heightMm]: readonly [number, number],
  gapMm: number,
  product: string,
): LabelFormat {
  return { id, paper, columns, rows, widthMm, heightMm, gapMm, product }
}
