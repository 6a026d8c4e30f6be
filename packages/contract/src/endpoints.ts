import * as chartLimits from './chart-limits.ts'
import * as charts from './charts.ts'
import * as authoring from './authoring.ts'
import * as accounts from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import * as imports from './imports.ts'
import * as lookups from './lookups.ts'
import * as materialImages from './material-images.ts'
import * as materialVersions from './material-versions.ts'
import * as materials from './materials.ts'
import * as notifications from './notifications.ts'
import * as preferences from './preferences.ts'
import * as search from './search.ts'
import * as translation from './translation.ts'
import * as users from './users.ts'

/** Every call below `/v2`, for the OpenAPI document and for tests that go through all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts.login,
  accounts.getCurrentUser,
  accounts.logout,
  accounts.register,
  accounts.recovery,
  accounts.resetPassword,
  accounts.saveProfile,
  accounts.changePassword,
  accounts.changeEmail,
  accounts.confirmEmail,
  accounts.listSessions,
  accounts.endSession,
  accounts.endOtherSessions,
  accounts.createAvatar,
  accounts.removeAvatar,
  accounts.exportAccount,
  accounts.exportAccountYaml,
  materials.getMaterial,
  materials.exportMaterial,
  materialImages.createMaterialImage,
  materialImages.updateMaterialImage,
  materialImages.deleteMaterialImage,
  materialImages.setThumbnail,
  authoring.createMaterial,
  authoring.updateMaterial,
  authoring.createRecipe,
  authoring.updateRecipe,
  authoring.deleteMaterial,
  authoring.getMaterialUse,
  authoring.publishMaterial,
  authoring.unpublishMaterial,
  authoring.archiveMaterial,
  authoring.lockMaterial,
  authoring.copyMaterial,
  authoring.subscribeMaterial,
  authoring.unsubscribeMaterial,
  materialVersions.listVersions,
  materialVersions.getVersionOf,
  materialVersions.compareVersions,
  materialVersions.restoreVersion,
  materialVersions.copyVersion,
  authoring.getDerivation,
  imports.matchImport,
  imports.addToImport,
  imports.listImports,
  imports.undoImport,
  notifications.listUnreadNotifications,
  notifications.markNotificationAsRead,
  notifications.markAllNotificationsAsRead,
  translation.translateText,
  preferences.savePreference,
  preferences.savePreferences,
  search.searchMaterials,
  charts.nearestXY,
  chartLimits.listChartLimits,
  charts.getChartPoints,
  charts.getChartMatches,
  charts.getChartExpansions,
  search.quickSearch,
  users.quickSearchUsers,
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
