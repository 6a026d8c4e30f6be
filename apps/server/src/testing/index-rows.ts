import type { IndexRow } from '#library-index/columns/index-row.ts'

const PLAIN: Omit<IndexRow, 'id'> = {
  ownerId: 1,
  isHidden: false,
  isPrivate: false,
  kind: 'recipe',
  parentId: null,
  typeId: null,
  fromConeId: null,
  toConeId: null,
  atmospheres: [],
  tags: [],
  surfaceId: null,
  transparencyId: null,
  countryId: null,
  stateId: 1,
  hasPhoto: false,
  hasAnalysis: true,
  colour: null,
  colours: [],
  createdAt: 0,
  updatedAt: 0,
  ratingAverage: null,
  ratingCount: 0,
  materialIds: [],
  base: 0,
  composition: 0,
  name: '',
  otherNames: null,
  nameWords: '',
  otherNameWords: '',
  textWords: '',
  percent: {},
}

/** An item as the index reads it, plain but for what is given. */
export function indexRow(id: number, given: Partial<IndexRow> = {}): IndexRow {
  return { ...PLAIN, id, ...given }
}
