import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    const now = onPath(environment)
    if (now) return now
  }
  console.log('No Chromium found: asking Playwright for its own.')
  attempt('playwright', ['install', 'chromium'], environment)
  return ''
}
