/** Stands in for the framework's client of server functions, of which the site has none. */
export function createClientRpc(id: string): never {
  throw new Error(`the site has no server functions: ${id}`)
}
