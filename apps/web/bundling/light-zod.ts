import type { ESTree, Plugin } from 'vite'

/**
 * Leaves out how zod writes JSON Schema, a tenth of it: the OpenAPI document is written on the
 * server, and no browser asks for one. The functions stay, as every schema refers to them; those
 * that do the writing are empty.
 */
export const LIGHT_ZOD: Plugin = {
  name: 'light-zod',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      return withoutWriters(code, this.parse(code))
    },
  },
}

const WRITERS = /Processor$|JSONSchema|^(process|finalize|extractDefs)/

/** The code of a module, in which the exported functions that write JSON Schema do nothing. */
export function withoutWriters(code: string, program: ESTree.Program): string {
  return program.body
    .flatMap((statement) => writersOf(statement))
    .reverse()
    .reduce((light, { start, end }) => `${light.slice(0, start)}{}${light.slice(end)}`, code)
}

/** Places of the bodies of such functions. */
function writersOf(statement: ESTree.Statement): { start: number; end: number }[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
  if (declared?.type === 'FunctionDeclaration') {
    return declared.body && WRITERS.test(declared.id?.name ?? '') ? [declared.body] : []
  }
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && WRITERS.test(id.name) && init?.type === 'ArrowFunctionExpression'
      ? [init.body]
      : [],
  )
}
