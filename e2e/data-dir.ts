import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the product under test keeps its data, by the port it listens on. */
export function dataDirOf(port: number | string): string {
  return join(tmpdir(), `glazy-e2e-${port}`)
}
