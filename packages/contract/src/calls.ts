import type { Method } from './endpoint.ts'

/** What it takes to send a call. */
export interface Call {
  readonly method: Method
  /** Path below `/v2`, with `:name` for parameters and a trailing `?` for optional ones. */
  readonly path: string
}

/**
 * Every call of the API by its id. This is all that a client needs to send one: what it takes and
 * answers is declared with its subject, by the endpoint of the same id, and checked by the server.
 */
export const CALLS = {
  login: { method: 'POST', path: '/auth/login' },
  getCurrentUser: { method: 'GET', path: '/auth/user' },
  logout: { method: 'POST', path: '/auth/logout' },
  register: { method: 'POST', path: '/auth/register' },
  recovery: { method: 'POST', path: '/auth/recovery' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  saveProfile: { method: 'PATCH', path: '/auth/profile' },
  changePassword: { method: 'POST', path: '/auth/changePassword' },
  changeEmail: { method: 'POST', path: '/auth/changeEmail' },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email' },
  createAvatar: { method: 'POST', path: '/auth/createAvatar' },
  removeAvatar: { method: 'DELETE', path: '/auth/avatar' },
  exportAccount: { method: 'GET', path: '/auth/export' },
  exportAccountYaml: { method: 'GET', path: '/auth/exportYaml' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
  savePreference: { method: 'GET', path: '/auth/preference/:key/:value' },
  savePreferences: { method: 'PATCH', path: '/auth/preferences' },
  listUnreadNotifications: { method: 'GET', path: '/notifications/unread' },
  markNotificationAsRead: { method: 'GET', path: '/notifications/markAsRead/:id' },
  markAllNotificationsAsRead: { method: 'GET', path: '/notifications/markAsRead' },
  translateText: { method: 'POST', path: '/translate' },
  getMaterial: { method: 'GET', path: '/recipes/:id' },
  exportMaterial: { method: 'GET', path: '/recipes/:id/export/:format' },
  createMaterial: { method: 'POST', path: '/recipes' },
  updateMaterial: { method: 'PATCH', path: '/recipes/:id' },
  createRecipe: { method: 'POST', path: '/materialmaterials' },
  updateRecipe: { method: 'PATCH', path: '/materialmaterials/:id' },
  deleteMaterial: { method: 'DELETE', path: '/recipes/:id' },
  getMaterialUse: { method: 'GET', path: '/recipes/:id/use' },
  copyMaterial: { method: 'GET', path: '/recipes/:id/copy' },
  subscribeMaterial: { method: 'GET', path: '/recipes/:id/subscribe' },
  unsubscribeMaterial: { method: 'GET', path: '/recipes/:id/unsubscribe' },
  getDerivation: { method: 'GET', path: '/recipes/derivation' },
  publishMaterial: { method: 'GET', path: '/recipes/:id/publish' },
  unpublishMaterial: { method: 'GET', path: '/recipes/:id/unpublish' },
  archiveMaterial: { method: 'POST', path: '/recipes/:id/archive' },
  lockMaterial: { method: 'POST', path: '/recipes/:id/lock' },
  listVersions: { method: 'GET', path: '/recipes/:id/versions' },
  getMaterialVersion: { method: 'GET', path: '/recipes/:id/versions/:number' },
  compareVersions: { method: 'GET', path: '/recipes/:id/versions/:number/difference/:other' },
  restoreMaterialVersion: { method: 'POST', path: '/recipes/:id/versions/:number/restore' },
  copyMaterialVersion: { method: 'POST', path: '/recipes/:id/versions/:number/copy' },
  createMaterialImage: { method: 'POST', path: '/materialimages' },
  updateMaterialImage: { method: 'PATCH', path: '/materialimages/:id' },
  deleteMaterialImage: { method: 'DELETE', path: '/materialimages/:id' },
  setThumbnail: { method: 'GET', path: '/recipes/:id/image/:imageId' },
  listCollections: { method: 'GET', path: '/collections/user/:userId' },
  createCollection: { method: 'POST', path: '/collections' },
  updateCollection: { method: 'PATCH', path: '/collections/:id' },
  deleteCollection: { method: 'DELETE', path: '/collections/:id' },
  restoreCollection: { method: 'POST', path: '/collections/:id/restore' },
  listCollectionsOfMaterial: { method: 'GET', path: '/collections/recipes/:materialId' },
  addToCollection: { method: 'POST', path: '/collectionmaterials' },
  removeFromCollection: {
    method: 'GET',
    path: '/collectionmaterials/delete/:collectionId/:materialId',
  },
  removeManyFromCollection: {
    method: 'POST',
    path: '/collectionmaterials/delete/:collectionId',
  },
  matchImport: { method: 'POST', path: '/imports/match' },
  addToImport: { method: 'POST', path: '/imports' },
  listImports: { method: 'GET', path: '/imports' },
  undoImport: { method: 'DELETE', path: '/imports/:id' },
  listLogs: { method: 'GET', path: '/logs' },
  getLog: { method: 'GET', path: '/logs/:id' },
  createLog: { method: 'POST', path: '/logs' },
  updateLog: { method: 'PATCH', path: '/logs/:id' },
  deleteLog: { method: 'DELETE', path: '/logs/:id' },
  quickSearchLogs: { method: 'GET', path: '/logs/quickSearch' },
  listInventory: { method: 'GET', path: '/usermaterials' },
  listOwnInventory: { method: 'GET', path: '/auth/userMaterials' },
  listMakeable: { method: 'GET', path: '/usermaterials/makeable' },
  saveInventory: { method: 'POST', path: '/usermaterials' },
  removeFromInventory: { method: 'DELETE', path: '/usermaterials/:id' },
  updateInventoryPrice: { method: 'POST', path: '/usermaterials/updatePrice' },
  importInventory: { method: 'GET', path: '/usermaterials/import/:id' },
  addToInventory: { method: 'GET', path: '/usermaterials/addMaterial/:id' },
  searchMaterials: { method: 'GET', path: '/search' },
  similarBaseComponents: { method: 'GET', path: '/search/similarBaseComponents/:id' },
  similarAnalysis: { method: 'GET', path: '/search/similarAnalysis/:id' },
  containsMaterials: { method: 'POST', path: '/search/containsMaterials' },
  lookupMaterials: { method: 'GET', path: '/search/lookup/:query' },
  lookupMaterialsIn: { method: 'GET', path: '/search/lookup/:category/:query' },
  lookupMaterialsInExcept: { method: 'GET', path: '/search/lookup/:category/:query/:excludeId' },
  quickSearchRecipes: { method: 'GET', path: '/recipes/quickSearch' },
  printSearch: { method: 'GET', path: '/recipes/printSearch' },
  nearestXY: { method: 'GET', path: '/search/nearestXY' },
  getChartPoints: { method: 'GET', path: '/charts/points' },
  getChartMatches: { method: 'GET', path: '/charts/matches' },
  getChartExpansions: { method: 'GET', path: '/charts/expansions' },
  listChartLimits: { method: 'GET', path: '/charts/limits' },
  getUser: { method: 'GET', path: '/users/:user' },
  quickSearchUsers: { method: 'GET', path: '/users/quickSearch' },
  listMaterialTypes: { method: 'GET', path: '/materialtypes' },
  listCones: { method: 'GET', path: '/ortoncones' },
  listAtmospheres: { method: 'GET', path: '/atmospheres' },
  listSurfaces: { method: 'GET', path: '/surfacetypes' },
  listTransparencies: { method: 'GET', path: '/transparencytypes' },
  listMaterialStates: { method: 'GET', path: '/materialstates' },
  listCountries: { method: 'GET', path: '/countries' },
  listLogTypes: { method: 'GET', path: '/logtypes' },
  listOxides: { method: 'GET', path: '/oxides' },
  listKilnSchedules: { method: 'GET', path: '/kilnschedules' },
  getKilnSchedule: { method: 'GET', path: '/kilnschedules/:id' },
  createKilnSchedule: { method: 'POST', path: '/kilnschedules' },
  updateKilnSchedule: { method: 'PATCH', path: '/kilnschedules/:id' },
  deleteKilnSchedule: { method: 'DELETE', path: '/kilnschedules/:id' },
  copyKilnSchedule: { method: 'GET', path: '/kilnschedules/:id/copy' },
  getVersion: { method: 'GET', path: '/version.json' },
} as const satisfies Readonly<Record<string, Call>>

export type CallId = keyof typeof CALLS

/** Calls that stand beside `/v2`: their paths are whole. */
const BESIDE: ReadonlySet<CallId> = new Set(['getVersion'])

/** The address of a call, with the names of its parameters. */
export function addressOf(id: CallId): string {
  return BESIDE.has(id) ? CALLS[id].path : `/v2${CALLS[id].path}`
}
