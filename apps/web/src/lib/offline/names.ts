/** Words that the page and its service worker share. */

export const WORKER_PATH = '/service-worker.js'
/**
 * Page without content of its own, and of nobody. Without a connection it stands for every page of
 * somebody who is logged in, and is filled with what the device keeps.
 */
export const SHELL_PATH = '/offline'
/** In place of the id of a person: whoever visits the site without a login. */
export const NOBODY = 0
/** Where the browser says whose answers it keeps. */
export const KEPT_SIGN_KEY = 'glazy-kept'
/** Where it says when everything of theirs was kept last, in milliseconds since 1970. */
export const KEPT_ALL_KEY = 'glazy-kept-all'
/** Where it says when it looked for changed materials last. */
export const KEPT_MATERIALS_KEY = 'glazy-kept-materials'
/** Cache of that page. */
export const SHELL_CACHE = 'glazy-shell'
/** Cache of photographs of what belongs to whoever is logged in, whoever may see them. */
export const OWN_PICTURES_CACHE = 'glazy-own-pictures'
/** Caches of what was read before; both hold only what everyone may see. */
export const PAGES_CACHE = 'glazy-pages'
export const PICTURES_CACHE = 'glazy-pictures'
/** Cache of files of the site that come after the others: the visitor's language, the solver. */
export const PIECES_CACHE = 'glazy-pieces'
/** What the worker is woken for once the connection is back: there is something to send. */
export const SEND_TAG = 'glazy-outbox'
/** Message to a new worker that it may take the place of the one before. */
export const TAKE_OVER = 'take over'
/** Message to the worker that somebody reads the site in a language: it takes along what they need. */
export interface ReaderMessage {
  readonly language: string
}
