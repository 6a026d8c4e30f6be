import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#platform/app-error.ts'
import { checkKey, type ObjectStore } from './object-store.ts'

/** A bucket of an S3-compatible service, and the right to use it. */
export interface S3Settings {
  /** Address of the service, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in the path, or before the host's name. */
  readonly forcePathStyle: boolean
}

/** Milliseconds for one attempt; an image takes a few hundred on a bad day. */
const TIMEOUT = 10_000
/** Repeats after an answer of 500 or more, or 429. */
const RETRIES = 2

/** Objects in a bucket; each request is signed with the digest of what it carries. */
export function createS3Store(settings: S3Settings): ObjectStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const base = bucketAddress(settings)

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const address = `${base}/${checkKey(key)}`
    try {
      const signal = AbortSignal.timeout(TIMEOUT)
      return await client.fetch(address, { ...init, method, signal })
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  return {
    put: async (key, bytes, mediaType) => {
      const headers = {
        'content-type': mediaType,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const answer = await ask('PUT', key, { body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw await refusal(answer)
      await answer.body?.cancel()
    },
    get: async (key) => {
      const answer = await ask('GET', key)
      if (answer.status === 404 && (await isMissingKey(answer))) return undefined
      if (!answer.ok) throw await refusal(answer)
      try {
        return Buffer.from(await answer.arrayBuffer())
      } catch (cause) {
        throw unavailable(cause)
      }
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key)
      if (answer.status === 404 && (await isMissingKey(answer))) return
      if (!answer.ok) throw await refusal(answer)
      await answer.body?.cancel()
    },
  }
}

/** Where the objects of a bucket are, without a trailing slash. */
export function bucketAddress(
  settings: Pick<S3Settings, 'endpoint' | 'bucket' | 'forcePathStyle'>,
): string {
  const { endpoint, bucket, forcePathStyle } = settings
  if (forcePathStyle) return `${endpoint}/${bucket}`
  const url = new URL(endpoint)
  url.host = `${bucket}.${url.host}`
  return url.href.replace(/\/$/, '')
}

/** A missing bucket is a mistake in the settings, a missing key is an answer. */
async function isMissingKey(answer: Response): Promise<boolean> {
  return (await codeOf(answer.clone())) !== 'NoSuchBucket'
}

async function refusal(answer: Response): Promise<AppError> {
  const code = await codeOf(answer)
  const cause = new Error(`The S3 service answers ${answer.status} ${code ?? ''}`.trim())
  const isFull = answer.status === 507 || /Quota|StorageFull|InsufficientStorage/.test(code ?? '')
  return isFull ? new AppError('image.storageFull', { cause }) : unavailable(cause)
}

/** The `Code` of an S3 error; a proxy in between answers in other words. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const text = await answer.text().catch(() => '')
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1]
}

function unavailable(cause: unknown): AppError {
  return new AppError('image.storageUnavailable', { cause, retryAfter: 5 })
}
