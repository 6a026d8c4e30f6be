import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CLIENT_OF_SERVER_FUNCTIONS = /\/createClientRpc\.js$/

/**
 * The site asks the API and has no server functions. The framework's client for them, with the
 * serializer that it brings along, a twentieth of all scripts, stays out.
 */
export const LIGHT_START: Plugin = {
  name: 'light-start',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: {
    filter: { id: CLIENT_OF_SERVER_FUNCTIONS },
    handler: (_source, importer) =>
      importer?.includes('start-client-core')
        ? fileURLToPath(new URL('../src/router/no-server-functions.ts', import.meta.url))
        : undefined,
  },
}
