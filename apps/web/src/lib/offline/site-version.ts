/** The files of a build are named by their content, and so is the one this is in. */
export const SITE_VERSION = import.meta.url
