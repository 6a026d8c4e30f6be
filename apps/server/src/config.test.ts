import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  it('have defaults, also where a variable is set to nothing', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '' })
    expect(config).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      siteName: 'Glazy',
      supporterFeatures: 'patrons',
      trustProxy: false,
      rateLimitFactor: 1,
      telemetryShare: 0.1,
    })
    expect(readConfig({ TELEMETRY: 'off' }).telemetryShare).toBe(0)
    expect(readConfig({ TELEMETRY: '0.25' }).telemetryShare).toBe(0.25)
    expect(config.dataDir).toBe(resolve('data'))
  })

  it.each([
    ['PORT', '3000x'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PUBLIC_URL', 'glazy.example'],
    ['PUBLIC_URL', 'https://glazy.example/glazes'],
    ['PUBLIC_URL', 'https://glazy.example/?from=mail'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['CONTACT_EMAIL', 'glazy'],
    ['MAIL_FROM', 'glazy'],
    ['MAIL_FROM', 'a@test.invalid, b@test.invalid'],
    ['MAIL_FROM', 'Glazy\r\nBcc: x@test.invalid <a@test.invalid>'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Not A Bucket'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
    ['CDN_URL', '//cdn.example'],
    ['TRANSLATE_URL', 'translate.example'],
    ['IMAGE_CACHE_MB', '0'],
    ['IMAGE_QUOTA_MB', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['SUPPORTER_FEATURES', 'some'],
    ['STARTER_LIBRARY', 'yes'],
    ['GLAZY_DATA_DIR', '/data\0'],
    ['SPONSORS', 'A kiln maker'],
    ['SPONSORS', '{"name":"A kiln maker"}'],
    ['TRUST_PROXY', 'everyone'],
    ['RATE_LIMIT', '-2'],
    ['TELEMETRY', 'some'],
    ['TELEMETRY', '2'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`))
  })

  const address = 'must be an address that begins with http:// or https://'
  it.each([
    [{ name: 'A kiln maker' }, `SPONSORS[0].url ${address}`],
    [{ name: 'A kiln maker', url: 'javascript:alert(1)' }, `SPONSORS[0].url ${address}`],
    [{ url: 'https://kilns.example' }, 'SPONSORS[0].name must be a text'],
    [{ name: '', url: 'https://kilns.example' }, 'SPONSORS[0].name must not be empty'],
    [
      { name: 'Kilns', url: 'https://kilns.example', logo: '../kiln.png' },
      'SPONSORS[0].logo must be the name of a file',
    ],
    [
      { name: 'Kilns', url: 'https://kilns.example', link: 'x' },
      'SPONSORS[0] must have a name, a url and perhaps a logo, nothing else',
    ],
    ['Kilns', 'SPONSORS[0] must have a name, a url and perhaps a logo, nothing else'],
  ])('of a sponsor %j it is told what is wrong', (sponsor, problem) => {
    expect(() => readConfig({ SPONSORS: JSON.stringify([sponsor]) })).toThrow(
      expect.objectContaining({ message: problem }),
    )
  })

  it.each([
    ['https://glazy.example//', 'https://glazy.example'],
    ['HTTPS://Glazy.Example', 'https://glazy.example'],
    ['https://glazy.example:443', 'https://glazy.example'],
    ['http://glazy.example:8080/', 'http://glazy.example:8080'],
    ['https://glázy.example', 'https://xn--glzy-6na.example'],
  ])('takes %s as the address of the site, as browsers write it', (PUBLIC_URL, publicUrl) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ publicUrl })
  })

  it('takes a bucket with all that belongs to it, or none', () => {
    const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const bucket = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'images', ...key }
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(bucket).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'images',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    })
    for (const name of Object.keys(bucket)) {
      expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(new RegExp(`^${name} is needed`))
    }
    expect(readConfig({ ...bucket, S3_FORCE_PATH_STYLE: 'false' }).s3?.forcePathStyle).toBe(false)
  })

  it('takes rate limits as on, off or a factor, and proxies as a number or addresses', () => {
    expect(readConfig({ RATE_LIMIT: 'off' }).rateLimitFactor).toBe(0)
    expect(readConfig({ RATE_LIMIT: '2.5' }).rateLimitFactor).toBe(2.5)
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1')
  })
})
