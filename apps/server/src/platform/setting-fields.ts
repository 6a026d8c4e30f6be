import { isIP } from 'node:net'
import * as z from 'zod'

/** Text that is absent, or empty, counts as not set: compose files often pass empty strings. */
export const optional = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a URL that begins with postgres:// or postgresql://')

export const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((text) => text.replace(/\/+$/, ''))

/** All paths of the site begin at its host, which is kept as browsers write it: they say it of themselves. */
export const siteUrl = webUrl
  .refine(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be an address without a path, such as https://glazy.example',
  )
  .transform((text) => new URL(text).origin)

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be a URL that begins with smtp:// or smtps://, such as smtp://mail.example:587',
})

/** `address` or `Name <address>`; signs that end a header or begin another address are refused. */
export const mailSender = z
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
export const sponsorList = z
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

export const oneWord = z.string().regex(/^\S+$/, 'must be one word')

/** How many proxies there are in front, or their addresses or networks. */
export const proxyList = z
  .string()
  .refine(isProxyList, 'must be a number of proxies, or their addresses with commas')

function isProxyList(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true
  return text.split(',').every((part) => {
    const [address = '', prefix = '0'] = part.trim().split('/')
    return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix)
  })
}

export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')

export const folderPath = z.string().regex(/^[^\0]+$/, 'must be a path, without a NUL')

/** A part of all, up to 1. */
export const shareOfPages = z
  .string()
  .regex(/^(on|off|0?\.\d+|1(\.0+)?)$/, 'must be on, off, or a share of pages such as 0.25')

export const rateFactor = z
  .string()
  .regex(/^(on|off|\d+(\.\d+)?)$/, 'must be on, off, or a factor such as 2')
