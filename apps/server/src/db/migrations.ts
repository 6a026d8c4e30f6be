import type { Migration } from 'kysely/migration'
import * as library from './migrations/0001_library.ts'
import * as search from './migrations/0002_search.ts'
import * as staleItems from './migrations/0003_stale_items.ts'
import * as oxideOrders from './migrations/0004_oxide_orders.ts'
import * as accounts from './migrations/0005_accounts.ts'
import * as notifications from './migrations/0006_notifications.ts'
import * as images from './migrations/0007_images.ts'
import * as following from './migrations/0008_following.ts'
import * as chartChanges from './migrations/0009_chart_changes.ts'
import * as facets from './migrations/0010_facets.ts'
import * as imports from './migrations/0011_imports.ts'
import * as heatmaps from './migrations/0012_heatmaps.ts'
import * as uploadKeys from './migrations/0013_upload_keys.ts'
import * as publicFaces from './migrations/0014_public_faces.ts'
import * as versionFormats from './migrations/0015_version_formats.ts'
import * as emailChanges from './migrations/0016_email_changes.ts'
import * as oneIndex from './migrations/0017_one_index.ts'
import * as collections from './migrations/0018_collections.ts'
import * as logs from './migrations/0019_logs.ts'
import * as discussion from './migrations/0020_discussion.ts'
import * as shelf from './migrations/0021_shelf.ts'
import * as kilnSchedules from './migrations/0022_kiln_schedules.ts'
import * as news from './migrations/0023_news.ts'
import * as people from './migrations/0024_people.ts'
import * as shownChanges from './migrations/0025_shown_changes.ts'
import * as photographsOfPeople from './migrations/0026_photographs_of_people.ts'
import * as moderation from './migrations/0027_moderation.ts'
import * as takenBack from './migrations/0028_taken_back.ts'
import * as compositions from './migrations/0029_compositions.ts'
import * as lineage from './migrations/0030_lineage.ts'
import * as hiddenItems from './migrations/0031_hidden_items.ts'
import * as tags from './migrations/0032_tags.ts'
import * as counts from './migrations/0033_counts.ts'
import * as leaving from './migrations/0034_leaving.ts'
import * as broughtBelongings from './migrations/0035_brought_belongings.ts'
import * as changedPhotographs from './migrations/0036_changed_photographs.ts'
import * as mergedMaterials from './migrations/0037_merged_materials.ts'
import * as sentChanges from './migrations/0038_sent_changes.ts'
import * as stock from './migrations/0039_stock.ts'
import * as places from './migrations/0040_places.ts'
import * as lotAnalyses from './migrations/0041_lot_analyses.ts'
import * as batchAdditions from './migrations/0042_batch_additions.ts'
import * as whatWasMade from './migrations/0043_what_was_made.ts'
import * as whatWasMadeStays from './migrations/0044_what_was_made_stays.ts'
import * as oneKana from './migrations/0045_one_kana.ts'
import * as toldWords from './migrations/0046_told_words.ts'

/** Every migration by name, listed here so that none can be lost; they run in this order. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_library': library,
  '0002_search': search,
  '0003_stale_items': staleItems,
  '0004_oxide_orders': oxideOrders,
  '0005_accounts': accounts,
  '0006_notifications': notifications,
  '0007_images': images,
  '0008_following': following,
  '0009_chart_changes': chartChanges,
  '0010_facets': facets,
  '0011_imports': imports,
  '0012_heatmaps': heatmaps,
  '0013_upload_keys': uploadKeys,
  '0014_public_faces': publicFaces,
  '0015_version_formats': versionFormats,
  '0016_email_changes': emailChanges,
  '0017_one_index': oneIndex,
  '0018_collections': collections,
  '0019_logs': logs,
  '0020_discussion': discussion,
  '0021_shelf': shelf,
  '0022_kiln_schedules': kilnSchedules,
  '0023_news': news,
  '0024_people': people,
  '0025_shown_changes': shownChanges,
  '0026_photographs_of_people': photographsOfPeople,
  '0027_moderation': moderation,
  '0028_taken_back': takenBack,
  '0029_compositions': compositions,
  '0030_lineage': lineage,
  '0031_hidden_items': hiddenItems,
  '0032_tags': tags,
  '0033_counts': counts,
  '0034_leaving': leaving,
  '0035_brought_belongings': broughtBelongings,
  '0036_changed_photographs': changedPhotographs,
  '0037_merged_materials': mergedMaterials,
  '0038_sent_changes': sentChanges,
  '0039_stock': stock,
  '0040_places': places,
  '0041_lot_analyses': lotAnalyses,
  '0042_batch_additions': batchAdditions,
  '0043_what_was_made': whatWasMade,
  '0044_what_was_made_stays': whatWasMadeStays,
  '0045_one_kana': oneKana,
  '0046_told_words': toldWords,
}
