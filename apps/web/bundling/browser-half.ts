import type { Plugin } from 'vite'

/**
 * What the build of the site does with functions that have a half for the server and one for the
 * browser, for tests that are in a browser: only the browser's half is there.
 */
export const BROWSER_HALF: Plugin = {
  name: 'browser-half',
  enforce: 'pre',
  resolveId: (source) =>
    /^@tanstack\/react-start(\/server)?$/.test(source) ? '\0browser-half' : undefined,
  load: (id) => (id === '\0browser-half' ? FRAMEWORK : undefined),
}

const FRAMEWORK = `
const nothing = () => undefined
const withServer = (browser) => Object.assign(browser, { server: () => browser })
export const createIsomorphicFn = () => ({
  client: withServer,
  server: () => Object.assign(() => undefined, { client: withServer }),
})
export const getGlobalStartContext = nothing
export const getRequest = nothing
`
