import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SupporterFeatures } from '@glazy/contract/rules/material'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiFetch, createApiFetch } from './api-transport.ts'
import type { RenderedPage } from './page-cache.ts'
import { policyOf } from './page-policy.ts'

export interface RendererOptions {
  /** Folder of the built site, with `client` and `server` in it. */
  readonly dist: string
  readonly settings: SiteSettings
  /** Whether anybody keeps the peace here: only then something can be reported. */
  readonly hasModerators: () => Promise<boolean>
}

/** A company or person that supports the site. */
export interface Sponsor {
  readonly name: string
  readonly url: string
  /** Address and measures of the logo, in pixels of the page. */
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number }
}

/** What an operator sets about the site. */
export interface SiteSettings {
  readonly siteName: string
  readonly publicUrl: string | undefined
  readonly cdnUrl: string | undefined
  readonly sourceUrl: string | undefined
  readonly supportUrl: string | undefined
  readonly sponsors: readonly Sponsor[]
  readonly contactEmail: string | undefined
  readonly supporterFeatures: SupporterFeatures
  readonly translation: object | undefined
  /** Of pages whose speed browsers report. */
  readonly telemetryShare: number
}

/** Of a request the address and `cookie`, the cookies that count, are all that is looked at. */
export type PageRenderer = (
  request: FastifyRequest,
  cookie: string | undefined,
) => Promise<RenderedPage>

/** What the built site exports by default. */
interface SiteBundle {
  fetch(request: Request, options: { context: SiteContext }): Promise<Response>
}

/** What the site gets besides the request. */
interface SiteContext {
  readonly apiFetch: ApiFetch
  readonly nonce: string
  /** Takes the document in pieces, which then is not in the answer. */
  readonly takeDocument: (html: readonly string[]) => void
  readonly site: {
    readonly name: string
    readonly year: number
    readonly url?: string
    readonly cdnUrl?: string
    readonly sourceUrl?: string
    readonly supportUrl?: string
    readonly contactEmail?: string
    readonly supporterFeatures: SupporterFeatures
    readonly hasTranslation: boolean
    readonly hasModerators: boolean
    readonly sponsors: readonly Sponsor[]
    readonly telemetryShare?: number
  }
}

/** The built site as a function from a request to a page; undefined when it has not been built. */
export function createPageRenderer(
  app: FastifyInstance,
  options: RendererOptions,
): PageRenderer | undefined {
  const entry = join(options.dist, 'server', 'server.js')
  if (!existsSync(entry)) return undefined
  let bundle: Promise<SiteBundle> | undefined
  return async (request, cookie) => {
    bundle ??= loadBundle(app, entry)
    const site = await bundle
    const nonce = randomBytes(16).toString('base64url')
    let document: readonly string[] | undefined
    const takeDocument = (html: readonly string[]) => (document = html)
    const response = await site.fetch(toPageRequest(request, cookie, options.settings.publicUrl), {
      context: {
        apiFetch: createApiFetch(app),
        nonce,
        takeDocument,
        site: { ...describeSite(options.settings), hasModerators: await options.hasModerators() },
      },
    })
    const pieces = response.body === null ? (document ?? []) : [await response.text()]
    // What a page was rendered in outlives it, and would keep its text in memory.
    document = undefined
    return toRenderedPage(response, pieces, policyOf(pieces, nonce, options.settings.cdnUrl))
  }
}

/**
 * The bundle brings a copy of the contract, and the schemas of both go by the same names in this
 * process: the document of the API is made while there is only one of each.
 */
async function loadBundle(app: FastifyInstance, entry: string): Promise<SiteBundle> {
  app.swagger()
  const module = (await import(pathToFileURL(entry).href)) as { readonly default: SiteBundle }
  return module.default
}

function describeSite(settings: SiteSettings): Omit<SiteContext['site'], 'hasModerators'> {
  const { siteName, publicUrl, cdnUrl, sourceUrl, supportUrl, contactEmail } = settings
  return {
    name: siteName,
    supporterFeatures: settings.supporterFeatures,
    hasTranslation: settings.translation !== undefined,
    sponsors: settings.sponsors,
    year: new Date().getUTCFullYear(),
    ...(publicUrl !== undefined && { url: publicUrl }),
    ...(cdnUrl !== undefined && { cdnUrl }),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(supportUrl !== undefined && { supportUrl }),
    ...(contactEmail !== undefined && { contactEmail }),
    ...(settings.telemetryShare > 0 && { telemetryShare: settings.telemetryShare }),
  }
}

function toPageRequest(
  request: FastifyRequest,
  cookie: string | undefined,
  publicUrl: string | undefined,
): Request {
  const origin = publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`
  // Joined as text: resolving "//elsewhere" against our origin would leave it.
  const address = new URL(`${origin}/${request.originalUrl.replace(/^\//, '')}`)
  return new Request(address, cookie ? { headers: { cookie } } : {})
}

function toRenderedPage(
  response: Response,
  pieces: readonly string[],
  policy: string,
): RenderedPage {
  const headers = Object.fromEntries(response.headers)
  const isPage = headers['content-type']?.startsWith('text/html') === true
  if (isPage) headers['content-security-policy'] = policy
  return {
    status: response.status,
    body: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    headers,
  }
}
