import type { Kysely, Transaction } from 'kysely'
import type { AccountTable } from './tables/account.ts'
import type { CollectionMaterialTable, CollectionTable } from './tables/collection.ts'
import type {
  MaterialChemistryTable,
  MaterialComponentTable,
  MaterialImageTable,
  MaterialTable,
  MaterialTranslationTable,
  MaterialTypeTable,
  MaterialVersionTable,
} from './tables/material.ts'

export interface Database {
  account: AccountTable
  collection: CollectionTable
  collection_material: CollectionMaterialTable
  material: MaterialTable
  material_chemistry: MaterialChemistryTable
  material_component: MaterialComponentTable
  material_image: MaterialImageTable
  material_translation: MaterialTranslationTable
  material_type: MaterialTypeTable
  material_version: MaterialVersionTable
}

/** What queries take: the database, or the transaction a service has opened. */
export type Db = Kysely<Database> | Transaction<Database>
