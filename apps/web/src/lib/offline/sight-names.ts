/**
 * Cache of what pages of items looked like, for whoever is logged in: it stands in that page until the
 * page itself has come to life.
 */
export const SIGHTS_CACHE = 'glazy-sights'

/** Element around it: a page never takes it for a part of its own. */
export const SIGHT_ELEMENT = 'kept-sight'
