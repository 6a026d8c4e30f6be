import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '#testing/smtp-server.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

let dataDir: string
let mailServer: TestSmtpServer
beforeAll(async () => {
  dataDir = await makeTemporaryFolder()
  mailServer = await startSmtpServer()
})
afterAll(async () => {
  await mailServer.stop()
  await removeFolder(dataDir)
})

function startServer(): { readonly child: ChildProcess; readonly output: () => string } {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      GLAZY_DATA_DIR: dataDir,
      STARTER_LIBRARY: 'off',
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return { child, output: () => output }
}

it('a server that is stopped sends what it was asked to, and logs no address', async () => {
  const { child, output } = startServer()
  const ended = once(child, 'close')
  await expect.poll(output).toContain('Glazy is ready at')
  const address = /Glazy is ready at (\S+)/.exec(output())?.[1] ?? ''
  const password = 'a long test password'
  const answer = await fetch(`${address}/v2/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Test person',
      email: 'person@test.invalid',
      password,
      password_confirmation: password,
      accept_terms: true,
    }),
  })
  expect(answer.status).toBe(201)
  child.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  expect(code).toBe(0)
  expect(await mailServer.mails(1)).toMatchObject([
    { to: 'person@test.invalid', subject: 'Welcome to Glazy' },
  ])
  expect(output()).toContain('"template":"welcome","msg":"mail handed on"')
  for (const secret of ['person@test.invalid', 'Test person', password]) {
    expect(output()).not.toContain(secret)
  }
}, 60_000)
