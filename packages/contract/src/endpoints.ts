import * as chartLimits from './chart-limits.ts'
import * as charts from './charts.ts'
import * as authoring from './authoring.ts'
import * as accounts from './accounts.ts'
import type { CallId } from './calls.ts'
import * as collections from './collections.ts'
import type { Endpoint } from './endpoint.ts'
import * as imports from './imports.ts'
import * as logs from './logs.ts'
import * as kilns from './kilns.ts'
import * as inventory from './inventory.ts'
import * as lookups from './lookups.ts'
import * as materialImages from './material-images.ts'
import * as materialVersions from './material-versions.ts'
import * as materials from './materials.ts'
import * as notifications from './notifications.ts'
import * as preferences from './preferences.ts'
import * as search from './search.ts'
import * as system from './system.ts'
import * as translation from './translation.ts'
import * as users from './users.ts'

/** Every call by its id, with the schemas of what it takes and answers. */
export const ENDPOINTS = {
  login: accounts.login,
  getCurrentUser: accounts.getCurrentUser,
  logout: accounts.logout,
  register: accounts.register,
  recovery: accounts.recovery,
  resetPassword: accounts.resetPassword,
  saveProfile: accounts.saveProfile,
  changePassword: accounts.changePassword,
  changeEmail: accounts.changeEmail,
  confirmEmail: accounts.confirmEmail,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  endOtherSessions: accounts.endOtherSessions,
  createAvatar: accounts.createAvatar,
  removeAvatar: accounts.removeAvatar,
  exportAccount: accounts.exportAccount,
  exportAccountYaml: accounts.exportAccountYaml,
  getMaterial: materials.getMaterial,
  exportMaterial: materials.exportMaterial,
  createMaterialImage: materialImages.createMaterialImage,
  updateMaterialImage: materialImages.updateMaterialImage,
  deleteMaterialImage: materialImages.deleteMaterialImage,
  setThumbnail: materialImages.setThumbnail,
  createMaterial: authoring.createMaterial,
  updateMaterial: authoring.updateMaterial,
  createRecipe: authoring.createRecipe,
  updateRecipe: authoring.updateRecipe,
  deleteMaterial: authoring.deleteMaterial,
  getMaterialUse: authoring.getMaterialUse,
  publishMaterial: authoring.publishMaterial,
  unpublishMaterial: authoring.unpublishMaterial,
  archiveMaterial: authoring.archiveMaterial,
  lockMaterial: authoring.lockMaterial,
  copyMaterial: authoring.copyMaterial,
  subscribeMaterial: authoring.subscribeMaterial,
  unsubscribeMaterial: authoring.unsubscribeMaterial,
  listVersions: materialVersions.listVersions,
  getMaterialVersion: materialVersions.getVersionOf,
  compareVersions: materialVersions.compareVersions,
  restoreMaterialVersion: materialVersions.restoreVersion,
  copyMaterialVersion: materialVersions.copyVersion,
  getDerivation: authoring.getDerivation,
  listCollections: collections.listCollections,
  createCollection: collections.createCollection,
  updateCollection: collections.updateCollection,
  deleteCollection: collections.deleteCollection,
  restoreCollection: collections.restoreCollection,
  listCollectionsOfMaterial: collections.listCollectionsOfMaterial,
  addToCollection: collections.addToCollection,
  removeFromCollection: collections.removeFromCollection,
  removeManyFromCollection: collections.removeManyFromCollection,
  matchImport: imports.matchImport,
  addToImport: imports.addToImport,
  listImports: imports.listImports,
  undoImport: imports.undoImport,
  listUnreadNotifications: notifications.listUnreadNotifications,
  markNotificationAsRead: notifications.markNotificationAsRead,
  markAllNotificationsAsRead: notifications.markAllNotificationsAsRead,
  listLogs: logs.listLogs,
  getLog: logs.getLog,
  createLog: logs.createLog,
  updateLog: logs.updateLog,
  deleteLog: logs.deleteLog,
  subscribeLog: logs.subscribeLog,
  unsubscribeLog: logs.unsubscribeLog,
  quickSearchLogs: logs.quickSearchLogs,
  listLogTypes: logs.listLogTypes,
  translateText: translation.translateText,
  savePreference: preferences.savePreference,
  savePreferences: preferences.savePreferences,
  listInventory: inventory.listInventory,
  listOwnInventory: inventory.listOwnInventory,
  listMakeable: inventory.listMakeable,
  saveInventory: inventory.saveInventory,
  removeFromInventory: inventory.removeFromInventory,
  updateInventoryPrice: inventory.updateInventoryPrice,
  importInventory: inventory.importInventory,
  addToInventory: inventory.addToInventory,
  searchMaterials: search.searchMaterials,
  nearestXY: charts.nearestXY,
  listChartLimits: chartLimits.listChartLimits,
  getChartPoints: charts.getChartPoints,
  getChartMatches: charts.getChartMatches,
  getChartExpansions: charts.getChartExpansions,
  quickSearchRecipes: search.quickSearch,
  getUser: users.getUser,
  quickSearchUsers: users.quickSearchUsers,
  printSearch: search.printSearch,
  lookupMaterials: search.lookupMaterials,
  lookupMaterialsIn: search.lookupMaterialsIn,
  lookupMaterialsInExcept: search.lookupMaterialsInExcept,
  similarBaseComponents: search.similarBaseComponents,
  similarAnalysis: search.similarAnalysis,
  containsMaterials: search.containsMaterials,
  listMaterialTypes: lookups.listMaterialTypes,
  listCones: lookups.listCones,
  listAtmospheres: lookups.listAtmospheres,
  listSurfaces: lookups.listSurfaces,
  listTransparencies: lookups.listTransparencies,
  listMaterialStates: lookups.listMaterialStates,
  listCountries: lookups.listCountries,
  listOxides: lookups.listOxides,
  getVersion: system.getVersion,
  listKilnSchedules: kilns.listKilnSchedules,
  getKilnSchedule: kilns.getKilnSchedule,
  createKilnSchedule: kilns.createKilnSchedule,
  updateKilnSchedule: kilns.updateKilnSchedule,
  deleteKilnSchedule: kilns.deleteKilnSchedule,
  copyKilnSchedule: kilns.copyKilnSchedule,
} as const satisfies Readonly<Record<CallId, Endpoint>>

export type Endpoints = typeof ENDPOINTS
