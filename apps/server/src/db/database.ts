import type { Kysely, Transaction } from 'kysely'
import type {
  AccountTable,
  EmailChangeTable,
  FarewellTable,
  FormerUsernameTable,
  PasswordResetTable,
  SessionTable,
} from './tables/account.ts'
import type {
  CollectionBinTable,
  CollectionMaterialTable,
  CollectionTable,
} from './tables/collection.ts'
import type { CommentTable, ReviewTable } from './tables/discussion.ts'
import type { HeatmapFileTable } from './tables/heatmap.ts'
import type { ImageTable } from './tables/image.ts'
import type { ImportItemTable, ImportRunTable } from './tables/import.ts'
import type { KilnRampTable, KilnScheduleTable } from './tables/kiln.ts'
import type { LogFollowerTable, LogImageTable, LogTable, LogTypeTable } from './tables/log.ts'
import type {
  MaterialChemistryTable,
  MaterialComponentTable,
  MaterialFollowerTable,
  MaterialImageTable,
  MaterialTable,
  MaterialTranslationTable,
  MaterialTypeTable,
  MaterialVersionTable,
  PublicFaceTable,
} from './tables/material.ts'
import type { ModerationActTable, ModerationCaseTable, ReportTable } from './tables/moderation.ts'
import type {
  HappeningTable,
  NotificationActorTable,
  NotificationTable,
} from './tables/notification.ts'
import type {
  MaterialColourTable,
  MaterialSearchTable,
  MaterialTextTable,
  StaleMaterialTable,
} from './tables/search.ts'
import type {
  BatchAdditionTable,
  BatchTable,
  StockLotTable,
  StockMoveTable,
} from './tables/stock.ts'
import type { SentChangeTable } from './tables/sent-change.ts'
import type { UserMaterialTable } from './tables/shelf.ts'

export interface Database {
  account: AccountTable
  batch: BatchTable
  batch_addition: BatchAdditionTable
  collection: CollectionTable
  collection_material: CollectionMaterialTable
  collection_bin: CollectionBinTable
  comment: CommentTable
  email_change: EmailChangeTable
  farewell: FarewellTable
  happening: HappeningTable
  former_username: FormerUsernameTable
  heatmap_file: HeatmapFileTable
  image: ImageTable
  import_item: ImportItemTable
  import_run: ImportRunTable
  log: LogTable
  log_follower: LogFollowerTable
  log_image: LogImageTable
  log_type: LogTypeTable
  kiln_ramp: KilnRampTable
  kiln_schedule: KilnScheduleTable
  material: MaterialTable
  material_chemistry: MaterialChemistryTable
  material_colour: MaterialColourTable
  material_component: MaterialComponentTable
  material_follower: MaterialFollowerTable
  material_image: MaterialImageTable
  material_search: MaterialSearchTable
  material_text: MaterialTextTable
  material_translation: MaterialTranslationTable
  material_type: MaterialTypeTable
  material_version: MaterialVersionTable
  moderation_act: ModerationActTable
  moderation_case: ModerationCaseTable
  notification: NotificationTable
  notification_actor: NotificationActorTable
  password_reset: PasswordResetTable
  public_face: PublicFaceTable
  report: ReportTable
  review: ReviewTable
  sent_change: SentChangeTable
  session: SessionTable
  stale_material: StaleMaterialTable
  stock_lot: StockLotTable
  stock_move: StockMoveTable
  user_material: UserMaterialTable
}

/** What queries take: the database, or the transaction a service has opened. */
export type Db = Kysely<Database> | Transaction<Database>
