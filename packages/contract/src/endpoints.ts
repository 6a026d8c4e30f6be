import * as charts from './charts.ts'
import type { Endpoint } from './endpoint.ts'
import * as lookups from './lookups.ts'
import * as materials from './materials.ts'
import * as notifications from './notifications.ts'
import * as preferences from './preferences.ts'
import * as search from './search.ts'

/** Every call below `/v2`, for the OpenAPI document and for tests that go through all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  materials.getMaterial,
  materials.exportMaterial,
  notifications.listUnreadNotifications,
  notifications.markNotificationAsRead,
  notifications.markAllNotificationsAsRead,
  preferences.savePreference,
  preferences.savePreferences,
  search.searchMaterials,
  charts.nearestXY,
  search.quickSearch,
  search.printSearch,
  search.lookupMaterials,
  search.lookupMaterialsIn,
  search.lookupMaterialsInExcept,
  search.similarBaseComponents,
  search.similarAnalysis,
  search.containsMaterials,
  lookups.listMaterialTypes,
  lookups.listCones,
  lookups.listAtmospheres,
  lookups.listSurfaces,
  lookups.listTransparencies,
  lookups.listMaterialStates,
  lookups.listCountries,
  lookups.listOxides,
]
