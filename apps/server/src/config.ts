import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { S3Settings } from '#platform/object-store/s3-store.ts'
import { OperatorError } from '#platform/operator-error.ts'
import {
  optional,
  wholeNumber,
  postgresUrl,
  webUrl,
  siteUrl,
  smtpUrl,
  mailSender,
  sponsorList,
  oneWord,
  proxyList,
  bucketName,
  folderPath,
  shareOfPages,
  rateFactor,
} from '#platform/setting-fields.ts'
import type { TranslatorSettings } from '#platform/translator.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that is read; the table in docs/operating.md follows it. */
const environment = z.object({
  PORT: optional(wholeNumber(0, 65_535).default(3000)),
  HOST: optional(z.string().default('0.0.0.0')),
  GLAZY_DATA_DIR: optional(folderPath.default('./data')),
  DATABASE_URL: optional(postgresUrl.optional()),
  DATABASE_POOL_SIZE: optional(
    wholeNumber(2, 200).default(Math.max(10, availableParallelism() * 4)),
  ),
  PUBLIC_URL: optional(siteUrl.optional()),
  SITE_NAME: optional(z.string().max(60, 'must be at most 60 characters').default('Glazy')),
  SOURCE_URL: optional(webUrl.optional()),
  SUPPORT_URL: optional(webUrl.optional()),
  SPONSORS: optional(sponsorList.default([])),
  CONTACT_EMAIL: optional(z.email('must be an e-mail address').optional()),
  LOG_LEVEL: optional(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ),
  SMTP_URL: optional(smtpUrl.optional()),
  MAIL_FROM: optional(mailSender.optional()),
  S3_ENDPOINT: optional(webUrl.optional()),
  S3_BUCKET: optional(bucketName.optional()),
  S3_REGION: optional(oneWord.default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(oneWord.optional()),
  S3_SECRET_ACCESS_KEY: optional(oneWord.optional()),
  S3_FORCE_PATH_STYLE: optional(
    z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  ),
  CDN_URL: optional(webUrl.optional()),
  TRANSLATE_URL: optional(webUrl.optional()),
  TRANSLATE_API_KEY: optional(oneWord.optional()),
  IMAGE_CACHE_MB: optional(wholeNumber(1, 1_000_000).default(1_024)),
  IMAGE_QUOTA_MB: optional(wholeNumber(1, 1_000_000).default(500)),
  SUPPORTER_FEATURES: optional(
    z.enum(['patrons', 'everyone'], { error: 'must be patrons or everyone' }).default('patrons'),
  ),
  STARTER_LIBRARY: optional(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  TRUST_PROXY: optional(proxyList.optional()),
  TELEMETRY: optional(shareOfPages.default('on')),
  RATE_LIMIT: optional(rateFactor.default('on')),
})

/** Names of all variables. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

export interface Config {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Undefined: the server runs its own PostgreSQL in the data directory. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  /** Address of the site as visitors see it, without a trailing slash. */
  readonly publicUrl: string | undefined
  readonly siteName: string
  /** Where the footer sends people for the source code, and to support the site. */
  readonly sourceUrl: string | undefined
  readonly supportUrl: string | undefined
  /** Who supports the site, named in the footer. */
  readonly sponsors: readonly {
    readonly name: string
    readonly url: string
    /** Name of a file in the folder `sponsors` of the data directory. */
    readonly logo?: string | undefined
  }[]
  /** Where people write to who run the site, such as to have their account deleted. */
  readonly contactEmail: string | undefined
  /** Mail server, with credentials where it wants them; undefined: mails are kept in files. */
  readonly smtpUrl: string | undefined
  /** Sender of mails, as `address` or `Name <address>`. */
  readonly mailFrom: string | undefined
  /** Bucket for images; undefined: they are files in the data directory. */
  readonly s3: S3Settings | undefined
  /** Address that images are linked below, without a trailing slash; undefined: the site's own. */
  readonly cdnUrl: string | undefined
  /** A service that translates descriptions; undefined: nothing is translated. */
  readonly translation: TranslatorSettings | undefined
  /** Bytes of pictures that were made and are kept. */
  readonly imageCacheBytes: number
  /** Bytes of pictures that one account may store. */
  readonly imageQuotaBytes: number
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly supporterFeatures: 'patrons' | 'everyone'
  /** Whether the starter library is added to a database that lacks it. */
  readonly hasStarterLibrary: boolean
  /** Number of proxies in front, or their addresses; false without any. */
  readonly trustProxy: number | string | false
  /** Share of pages whose speed browsers measure; 0: they report nothing, errors neither. */
  readonly telemetryShare: number
  /** Factor on the rate limits; 0 switches them off. */
  readonly rateLimitFactor: number
}

/** A setting that cannot be used; its message is the one line to print. */
class ConfigError extends OperatorError {
  override readonly name = 'ConfigError'
}

/**
 * Reads the settings from the environment.
 *
 * @throws ConfigError naming the first variable with a wrong value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(env)
  if (!result.success) {
    const issue = result.error.issues[0]
    const [name, ...within] = issue?.path ?? []
    const place = within.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    throw new ConfigError(`${String(name)}${place.join('')} ${issue?.message ?? 'is wrong'}`)
  }
  const value = result.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.GLAZY_DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    publicUrl: value.PUBLIC_URL,
    siteName: value.SITE_NAME,
    sourceUrl: value.SOURCE_URL,
    supportUrl: value.SUPPORT_URL,
    sponsors: value.SPONSORS,
    contactEmail: value.CONTACT_EMAIL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    s3: s3Settings(value),
    cdnUrl: value.CDN_URL,
    translation: value.TRANSLATE_URL
      ? { url: value.TRANSLATE_URL, apiKey: value.TRANSLATE_API_KEY }
      : undefined,
    imageCacheBytes: value.IMAGE_CACHE_MB * 2 ** 20,
    imageQuotaBytes: value.IMAGE_QUOTA_MB * 2 ** 20,
    logLevel: value.LOG_LEVEL,
    supporterFeatures: value.SUPPORTER_FEATURES,
    hasStarterLibrary: value.STARTER_LIBRARY === 'on',
    trustProxy: trustProxy(value.TRUST_PROXY),
    telemetryShare: telemetryShare(value.TELEMETRY),
    rateLimitFactor: rateLimitFactor(value.RATE_LIMIT),
  }
}

/** A bucket is named by four variables; some of them without the others are a slip. */
function s3Settings(value: z.output<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(needed).every((text) => text === undefined)) return undefined
  const need = (name: keyof typeof needed): string => {
    const text = needed[name]
    if (text === undefined)
      throw new ConfigError(`${name} is needed beside the other S3_ variables`)
    return text
  }
  return {
    endpoint: need('S3_ENDPOINT'),
    bucket: need('S3_BUCKET'),
    region: value.S3_REGION,
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: value.S3_FORCE_PATH_STYLE === 'true',
  }
}

function trustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '0') return false
  return /^\d+$/.test(text) ? Number(text) : text
}

/** A tenth tells enough of a site that many visit. */
const USUAL_SHARE = 0.1

function telemetryShare(text: string): number {
  if (text === 'on') return USUAL_SHARE
  return text === 'off' ? 0 : Number(text)
}

function rateLimitFactor(text: string): number {
  if (text === 'on') return 1
  return text === 'off' ? 0 : Number(text)
}
