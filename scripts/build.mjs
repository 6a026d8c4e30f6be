import { prepare } from './prepare.mjs'
import { ensureSite } from './site.mjs'

/** Builds the site where its sources have changed. */
await ensureSite(await prepare())
