import type { SupporterFeatures } from '@glazy/contract/rules/material'

/** A company or person that supports the site, named in the footer. */
export interface Sponsor {
  readonly name: string
  readonly url: string
  /** Address and measures of the logo, in pixels of the page. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number }
}

/** What an operator sets about the site; it is the same for every visitor. */
export interface SiteConfig {
  readonly name: string
  /** Origin for absolute addresses such as canonical links, without a trailing slash. */
  readonly url: string
  /** Current year, for the copyright line: rendering must not read the clock. */
  readonly year: number
  /** Where images are served from, without a trailing slash; the site itself without it. */
  readonly cdnUrl?: string
  readonly sourceUrl?: string
  readonly supportUrl?: string
  /** Where people write to who run the site. */
  readonly contactEmail?: string
  /** Who has blends, targets and the rest of what supporters get. */
  readonly supporterFeatures: SupporterFeatures
  /** Whether descriptions can be translated for people who are logged in. */
  readonly hasTranslation: boolean
  /** Whether moderators are named: only then something can be reported. */
  readonly hasModerators: boolean
  readonly sponsors: readonly Sponsor[]
  /** Share of pages whose speed is measured and reported; without it nothing is, errors neither. */
  readonly telemetryShare?: number
}

/** First year of the copyright line. */
export const COPYRIGHT_FROM = 2015

/** Shape before the server's answer has been read; never rendered. */
export const EMPTY_SITE: SiteConfig = {
  name: 'Glazy',
  url: '',
  year: COPYRIGHT_FROM,
  supporterFeatures: 'patrons',
  hasTranslation: false,
  hasModerators: false,
  sponsors: [],
}
