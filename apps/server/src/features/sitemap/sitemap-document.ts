import { languageAddress } from '@glazy/contract/language-address'
import { materialHref } from '@glazy/contract/material-path'
import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { html, type Html } from '#platform/html.ts'
import type { ListedMaterial, ListedPage } from './sitemap.queries.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Of the links to the same page in other languages. */
const LINK_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Pages of the site that are not items. */
const FIXED_PAGES = [
  ...['/', '/recipes', '/materials', '/analyses', '/images', '/kilnschedules', '/help'],
]

/**
 * Ids that one file covers: files may hold 50,000 addresses and 50 MB, of which the links of a page
 * to its eighteen languages take some 2,000 bytes.
 */
export const IDS_PER_FILE = 20_000

/** What has files of its own, besides items. */
export const SECTIONS = ['people', 'posts', 'collections', 'kilns'] as const
export type Section = (typeof SECTIONS)[number]

/** The list of all files, https://www.sitemaps.org/protocol.html. */
export function sitemapIndex(
  origin: string,
  largest: Readonly<Record<Section | 'items', number>>,
): string {
  const files = (name: string, largestId: number) =>
    Array.from(
      { length: Math.floor(largestId / IDS_PER_FILE) + 1 },
      (_, number) => html`<sitemap><loc>${origin}/${name}-${number}.xml</loc></sitemap>`,
    )
  return document('sitemapindex', [
    ...files('sitemap', largest.items),
    ...SECTIONS.flatMap((section) =>
      largest[section] > 0 ? files(`sitemap-${section}`, largest[section]) : [],
    ),
  ])
}

/** One file: the fixed pages in the first, then its items. */
export function sitemapFile(
  origin: string,
  number: number,
  materials: readonly ListedMaterial[],
): string {
  const fixed = number === 0 ? FIXED_PAGES.map((path) => url(origin + path)) : []
  const items = materials.map((material) =>
    url(origin + materialHref(material), material.updatedAt.toISOString()),
  )
  return document('urlset', [...fixed, ...items])
}

/** One file of pages with the days they last changed, where those are known. */
export function sectionFile(origin: string, pages: readonly ListedPage[]): string {
  return document(
    'urlset',
    pages.map(({ path, updatedAt }) => url(origin + encodeURI(path), updatedAt?.toISOString())),
  )
}

/** What crawlers may read: everything but the calls of the API and pages for one visitor. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /v2/',
    'Disallow: /api/',
    'Disallow: /print',
    'Disallow: /labels',
    'Disallow: /compare',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function url(address: string, changed?: string): Html {
  const day = changed === undefined ? '' : html`<lastmod>${changed}</lastmod>`
  return html`<url><loc>${address}</loc>${day}${languageLinks(address)}</url>`
}

/** The page in every language that is offered, itself among them. */
function languageLinks(address: string): readonly Html[] {
  return OFFERED_LANGUAGES.map((code) => {
    const href = languageAddress(address, code)
    // Broken into lines it would be half as long again, and there are thousands.
    // prettier-ignore
    return html`<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
  })
}

function document(root: string, rows: readonly Html[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}" xmlns:xhtml="${LINK_NAMESPACE}">`,
    ...rows.map((row) => row.text),
    `</${root}>`,
    '',
  ].join('\n')
}
