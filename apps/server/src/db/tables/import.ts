import type { Generated } from 'kysely'
import type { CreatedAt } from './columns.ts'

/** One import of files by a person. */
export interface ImportRunTable {
  id: Generated<number>
  owner_id: number
  /** Made by the client; the parts of one import name it. */
  client_key: string
  /** Names of the files. */
  name: string
  created_at: CreatedAt
}

/** Something that an import has brought and that is still there. */
export interface ImportItemTable {
  import_id: number
  /** Name of the record within the import: what is sent again finds its row. */
  key: string
  material_id: number
}
