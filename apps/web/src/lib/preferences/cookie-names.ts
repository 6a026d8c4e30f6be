const YEAR_SECONDS = 365 * 24 * 60 * 60

/** How long a choice is kept in the browser. */
export const CHOICE_SECONDS = YEAR_SECONDS

export const LANGUAGE_COOKIE = 'glazy-locale'
export const THEME_COOKIE = 'glazy-theme'
export const LIST_VIEW_COOKIE = 'glazy-view'
/** Holds as JSON what has no cookie of its own. */
export const PREFERENCES_COOKIE = 'glazy-preferences'
