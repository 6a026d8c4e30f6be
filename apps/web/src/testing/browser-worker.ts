import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'

/** Where the address of a script begins on the disk. */
const SITE = join(import.meta.dirname, '../..')

/** What a worker of a browser finds in its world. */
const WORLD = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.self = globalThis
  globalThis.postMessage = (data) => parentPort.postMessage(data)
  globalThis.addEventListener = (_, listen) => parentPort.on('message', (data) => listen({ data }))
  globalThis.reportError = (error) => setImmediate(() => { throw error })
  import(workerData)
`

/** Documents of tests have no workers: this one runs the same file in a thread of its own. */
export class BrowserWorker extends EventTarget {
  readonly #thread: Thread

  constructor({ pathname }: URL) {
    super()
    const workerData = pathToFileURL(join(SITE, pathname)).href
    this.#thread = new Thread(WORLD, { eval: true, workerData })
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })))
    this.#thread.on('error', ({ message }) =>
      this.dispatchEvent(Object.assign(new Event('error'), { message })),
    )
  }

  postMessage(data: unknown): void {
    this.#thread.postMessage(data)
  }

  terminate(): void {
    void this.#thread.terminate()
  }
}
