import { materialHref } from '@glazy/contract/material-path'
import { html, type Html } from '#platform/html.ts'
import type { ListedMaterial } from './sitemap.queries.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages of the site that are not items. */
const FIXED_PAGES = ['/', '/recipes', '/materials', '/analyses', '/help']

/**
 * Ids that one file covers: files may hold 50,000 addresses, and the first also names the pages
 * that are not items.
 */
export const IDS_PER_FILE = 40_000

/** The list of all files, https://www.sitemaps.org/protocol.html. */
export function sitemapIndex(origin: string, largestId: number): string {
  const files = Math.floor(largestId / IDS_PER_FILE) + 1
  const rows = Array.from(
    { length: files },
    (_, number) => html`<sitemap><loc>${origin}/sitemap-${number}.xml</loc></sitemap>`,
  )
  return document('sitemapindex', rows)
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
  if (changed === undefined) return html`<url><loc>${address}</loc></url>`
  return html`<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>`
}

function document(root: string, rows: readonly Html[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...rows.map((row) => row.text),
    `</${root}>`,
    '',
  ].join('\n')
}
