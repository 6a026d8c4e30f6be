/**
 * Serves the bare site in a process of its own: `node reference-server.ts PORT`.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { REFERENCE_DIST } from './reference-site.ts'

interface SiteBundle {
  fetch(request: Request): Promise<Response>
}

const entry = pathToFileURL(join(REFERENCE_DIST, 'server', 'server.js')).href
const { default: site } = (await import(entry)) as { default: SiteBundle }

async function sendScript(name: string, response: ServerResponse): Promise<void> {
  const script = await readFile(join(REFERENCE_DIST, 'client', 'assets', name))
  response.setHeader('content-type', 'text/javascript')
  response.setHeader('content-encoding', 'gzip')
  response.end(gzipSync(script, { level: 9 }))
}

async function sendPage(url: string, response: ServerResponse): Promise<void> {
  const page = await site.fetch(new Request(`http://localhost${url}`))
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(Buffer.from(await page.arrayBuffer()))
}

/** As many bytes as are asked for, with nothing behind them: what handing out a page can cost at best. */
function sendReadyMade(bytes: number, response: ServerResponse): void {
  const body = readyMade.get(bytes) ?? Buffer.alloc(bytes, 'x')
  readyMade.set(bytes, body)
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(bytes) })
  response.end(body)
}
const readyMade = new Map<number, Buffer>()

createServer((request, response) => {
  const url = request.url ?? '/'
  const bytes = /^\/ready-made\/(\d+)$/.exec(url)?.[1]
  if (bytes !== undefined) return sendReadyMade(Number(bytes), response)
  const script = /^\/assets\/([\w.-]+\.js)$/.exec(url)?.[1]
  const sent = script === undefined ? sendPage(url, response) : sendScript(script, response)
  sent.catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(process.argv[2]), '127.0.0.1')
