import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { COMPILER } from './bundling/compiler.ts'
import { BROWSER_HALF } from './bundling/browser-half.ts'

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  return address.port
}

/**
 * Forms and dialogs as people use them: compiled as in the build, in a document, over the real API.
 */
export default defineConfig({
  plugins: [BROWSER_HALF, react(), babel({ presets: [COMPILER] })],
  test: {
    name: 'forms',
    include: ['src/**/*.dom.test.tsx'],
    environment: 'happy-dom',
    // The API is at the address of the page.
    environmentOptions: { happyDOM: { url: `http://127.0.0.1:${await freePort()}/` } },
    globalSetup: ['src/testing/start-server.ts'],
    setupFiles: ['src/testing/set-up.ts'],
    // More than there are cores: most of the time they wait, as a browser does that asks too often.
    // Vitest runs projects of another number of workers by themselves.
    maxWorkers: 2 * availableParallelism(),
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
