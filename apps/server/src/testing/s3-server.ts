import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { AwsClient } from 'aws4fetch'
import { bucketAddress, type S3Settings } from '#platform/object-store/s3-store.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

export interface TestS3Server {
  readonly settings: S3Settings
  stop(): Promise<void>
}

/** What its command line runs; the package comes without the program that would call it. */
const COMMAND_LINE = createRequire(import.meta.url).resolve('@20minutes/s3rver/lib/cli.js')
const RUN = 'require(process.argv[1]).parseAsync()'
const BUCKET = 'images'

/**
 * An S3 service with an empty bucket: a process of s3rver, or the service that TEST_S3_ENDPOINT
 * names. Both check every signature; `scripts/test-radosgw.mjs` brings Ceph's service.
 */
export async function startS3Server(): Promise<TestS3Server> {
  const endpoint = process.env.TEST_S3_ENDPOINT
  if (endpoint !== undefined && endpoint !== '') return serviceOf(endpoint)
  const folder = await makeTemporaryFolder()
  const child = spawn(
    process.execPath,
    [
      '-e',
      RUN,
      COMMAND_LINE,
      '-d',
      folder,
      '-a',
      '127.0.0.1',
      '-p',
      '0',
      '--configure-bucket',
      BUCKET,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('s3rver ended')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /listening on .*:(\d+)$/.exec(line)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
  })
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    stop: async () => {
      const closed = once(child, 'close')
      child.kill()
      await closed
      await removeFolder(folder)
    },
  }
}

/** A service that runs already, with the key that TEST_S3_ACCESS_KEY_ID and its secret name. */
async function serviceOf(endpoint: string): Promise<TestS3Server> {
  const settings: S3Settings = {
    endpoint,
    bucket: BUCKET,
    region: 'us-east-1',
    accessKeyId: process.env.TEST_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.TEST_S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: true,
  }
  const client = new AwsClient({ ...settings, service: 's3' })
  // That the bucket is there already is no fault.
  const answer = await client.fetch(bucketAddress(settings), { method: 'PUT' })
  await answer.body?.cancel()
  return { settings, stop: async () => undefined }
}
