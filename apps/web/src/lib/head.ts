import { languageAddress } from '@glazy/contract/language-address'
import { OFFERED_LANGUAGES, type LanguageCode } from '@glazy/locales/languages'
import type { SiteConfig } from './site.ts'

export interface PageHead {
  readonly site: SiteConfig
  readonly language: LanguageCode
  /** Without the site's name, which is added. The front page leaves it out. */
  readonly title?: string
  readonly description: string
  /** Canonical path with its search, starting with a slash. */
  readonly path: string
  readonly image?: {
    readonly url: string
    readonly alt: string
    readonly width?: number
    readonly height?: number
  }
  /** What the page is of; an article unless told, the front page a site. */
  readonly type?: 'profile'
  /** Structured data of schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>
  /** Pages that search engines should not list, such as search results and errors. */
  readonly isUnlisted?: boolean
}

type Tag = Readonly<Record<string, unknown>>

/** Meta and link tags of a page, for a route's `head`. */
export function pageHead(page: PageHead): { meta: Tag[]; links: Tag[] } {
  const { site, language, description, image } = page
  const title = page.title ? documentTitle(page.title, site) : site.name
  const address = site.url + page.path
  // Each language is found under an address of its own.
  const canonical = languageAddress(address, language)
  const meta: Tag[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? (page.title ? 'article' : 'website') },
    { property: 'og:title', content: page.title ?? site.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (image) meta.push(...imageTags(image, site))
  if (page.isUnlisted) meta.push({ name: 'robots', content: 'noindex, follow' })
  if (page.jsonLd)
    meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } })
  const links = page.isUnlisted
    ? []
    : [{ rel: 'canonical', href: canonical }, ...languageLinks(address)]
  return { meta, links }
}

/** Title of a page about `subject`, as browsers show it in tabs and history. */
export function documentTitle(subject: string, { name }: SiteConfig): string {
  return `${subject} · ${name}`
}

function imageTags(image: NonNullable<PageHead['image']>, site: SiteConfig): Tag[] {
  const url = image.url.startsWith('/') ? site.url + image.url : image.url
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:alt', content: image.alt },
    ...(image.width ? [{ property: 'og:image:width', content: String(image.width) }] : []),
    ...(image.height ? [{ property: 'og:image:height', content: String(image.height) }] : []),
  ]
}

/** One address per language; the bare one is English and stands for all others. */
function languageLinks(address: string): Tag[] {
  const link = (hrefLang: string, href: string) => ({ rel: 'alternate', hrefLang, href })
  return [
    ...OFFERED_LANGUAGES.map((code) => link(code, languageAddress(address, code))),
    link('x-default', address),
  ]
}
