import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { S3Settings } from '#platform/object-store/s3-store.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { TranslatorSettings } from '#platform/translator.ts'

/** Text that is absent, or empty, counts as not set: compose files often pass empty strings. */
const optional = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a URL that begins with postgres:// or postgresql://')

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((text) => text.replace(/\/+$/, ''))

/** All paths of the site begin at its host, which is kept as browsers write it: they say it of themselves. */
const siteUrl = webUrl
  .refine(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be an address without a path, such as https://glazy.example',
  )
  .transform((text) => new URL(text).origin)

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be a URL that begins with smtp:// or smtps://, such as smtp://mail.example:587',
})

/** `address` or `Name <address>`; signs that end a header or begin another address are refused. */
const mailSender = z
  .string()
  .regex(
    /^(?:[^<>"@,;\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u,
    'must be an address such as glazy@example.org or Glazy <glazy@example.org>',
  )

const SPONSORS_WANTED =
  'must be a list such as [{"name":"A kiln maker","url":"https://kilns.example"}]'

/** A file in a folder of the data directory: a name, never a path. */
const logoFile = z.string().regex(/^[\w-][\w .-]*$/, 'must be the name of a file')

/** A list as JSON; it is in the footer of every page, so it is short. */
const sponsorList = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: SPONSORS_WANTED })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.strictObject(
          {
            name: z
              .string('must be a text')
              .trim()
              .min(1, 'must not be empty')
              .max(60, 'must be at most 60 characters'),
            url: webUrl,
            logo: logoFile.optional(),
          },
          'must have a name, a url and perhaps a logo, nothing else',
        ),
        SPONSORS_WANTED,
      )
      .max(6, 'must be at most 6 sponsors'),
  )

const word = z.string().regex(/^\S+$/, 'must be one word')

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that is read; the table in docs/operating.md follows it. */
const environment = z.object({
  PORT: optional(wholeNumber(0, 65_535).default(3000)),
  HOST: optional(z.string().default('0.0.0.0')),
  GLAZY_DATA_DIR: optional(
    z
      .string()
      .regex(/^[^\0]+$/, 'must be a path, without a NUL')
      .default('./data'),
  ),
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
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: optional(word.default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(word.optional()),
  S3_SECRET_ACCESS_KEY: optional(word.optional()),
  S3_FORCE_PATH_STYLE: optional(
    z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  ),
  CDN_URL: optional(webUrl.optional()),
  TRANSLATE_URL: optional(webUrl.optional()),
  TRANSLATE_API_KEY: optional(word.optional()),
  IMAGE_CACHE_MB: optional(wholeNumber(1, 1_000_000).default(1_024)),
  IMAGE_QUOTA_MB: optional(wholeNumber(1, 1_000_000).default(500)),
  SUPPORTER_FEATURES: optional(
    z.enum(['patrons', 'everyone'], { error: 'must be patrons or everyone' }).default('patrons'),
  ),
  STARTER_LIBRARY: optional(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(isProxyList, 'must be a number of proxies, or their addresses with commas')
      .optional(),
  ),
  TELEMETRY: optional(
    z
      .string()
      .regex(/^(on|off|0?\.\d+|1(\.0+)?)$/, 'must be on, off, or a share of pages such as 0.25')
      .default('on'),
  ),
  RATE_LIMIT: optional(
    z
      .string()
      .regex(/^(on|off|\d+(\.\d+)?)$/, 'must be on, off, or a factor such as 2')
      .default('on'),
  ),
})

function isProxyList(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true
  return text.split(',').every((part) => {
    const [address = '', prefix = '0'] = part.trim().split('/')
    return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix)
  })
}

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

/**
 * Names in the environment that are nearly those of settings, each with the setting: what is
 * misspelled is not read, and its default holds without a word.
 */
export function misspelledSettings(
  env: Readonly<Record<string, string | undefined>>,
): readonly (readonly [written: string, setting: string])[] {
  const settings = Object.keys(environment.shape)
  const missing = settings.filter((name) => !env[name])
  return Object.entries(env)
    .filter(([written, value]) => value && !settings.includes(written) && !isOfService(value))
    .flatMap(([written]) => {
      const setting = missing.find((name) => isNearly(written, name))
      return setting === undefined ? [] : [[written, setting] as const]
    })
}

/** Kubernetes and Docker tell where a service named `glazy` is: `GLAZY_PORT=tcp://10.96.0.12:80`. */
function isOfService(value: string): boolean {
  return /^(?:tcp|udp|sctp):/.test(value)
}

/** Of short names, such as `PORT`, there are too many that look alike. */
const SHORT_NAME = 4

function isNearly(written: string, name: string): boolean {
  const [one, other] = [written, name].map((text) => text.toUpperCase().replaceAll('_', ''))
  if (one === undefined || other === undefined) return false
  return one === `GLAZY${other}` || (other.length > SHORT_NAME && isOneSlip(one, other))
}

/** Whether one letter is missing, too many or another, or two have changed places. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end))
  if (a === undefined || b === undefined) return false
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a === [...b].reverse().join(''))
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
