import { readConfig } from '#config.ts'
import { explain } from '#platform/explain.ts'
import { demandFreeAddress } from '#platform/listen-problem.ts'

/** Run before what takes a while: ends with a line on a setting that the server could not start with. */
try {
  await demandFreeAddress(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
