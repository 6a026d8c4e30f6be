import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell first: it has no windows to draw around a page, which saves a third of the work. */
const NAMES = [
  ...['chromium-headless-shell', 'headless_shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
]
/** Debian's; the shell is missing in older ones. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

function onPath(environment) {
  const folders = (environment.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
}

function attempt(command, options, environment) {
  return spawnSync(command, options, { env: environment, stdio: 'inherit' }).status === 0
}

/**
 * The browser for the journeys: `CHROMIUM_PATH`, one that is installed, Debian's package where
 * apt-get may be used, else Playwright's own download.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} path of the executable, or '' for the one Playwright brings
 */
export function findChromium(environment) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH
  const installed = onPath(environment)
  if (installed) return installed
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the Debian package.')
    const quiet = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    attempt('apt-get', ['update', '-qq'], quiet)
    for (const name of PACKAGES) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
      const now = onPath(environment)
      if (now) return now
    }
  }
  console.log('No Chromium found: asking Playwright for its own.')
  attempt('playwright', ['install', '--only-shell', 'chromium'], environment)
  return ''
}
