import { type ESTree, type Plugin, Visitor } from 'vite'

/** What the browser needs to make a call; the schemas around it are checked by the server. */
const CALL_PROPERTIES: ReadonlySet<string> = new Set(['id', 'method', 'path', 'tag'])

/**
 * Keeps schemas that the browser never checks out of its scripts. Of every endpoint of the contract
 * only what a call is made of is left, and all values of the contract are declared free of side
 * effects, so that the bundler drops those that nothing uses.
 */
export const LIGHT_CONTRACT: Plugin = {
  name: 'light-contract',
  // Types are gone by then.
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /packages\/contract\/src\// },
    handler(code) {
      return lightened(code, this.parse(code))
    },
  },
}

/** A piece of code to put in place of another one. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The code of a module of the contract, without what the browser has no use for. */
export function lightened(code: string, program: ESTree.Program): string {
  const edits = [...pureValues(program), ...schemasOfEndpoints(program)]
  return edited(code, [...edits, ...unusedImports(code, program, edits)])
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((light, { start, end, text }) => light.slice(0, start) + text + light.slice(end), code)
}

/**
 * Imports of which nothing is left in use. They would keep the rules of all forms beside the scripts
 * of every page, and have them made there.
 */
function unusedImports(code: string, program: ESTree.Program, edits: readonly Edit[]): Edit[] {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  const removals = imports.map(({ start, end }) => ({ start, end, text: '' }))
  const rest = edited(code, [...edits, ...removals])
  return imports
    .filter(({ specifiers }) => specifiers.length > 0)
    .filter(({ specifiers }) =>
      specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(rest)),
    )
    .map(({ start, end }) => ({ start, end, text: '' }))
}

/** Constants of the module whose value is made by a call, or is an object with such calls in it. */
function pureValues(program: ESTree.Program): Edit[] {
  return program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') return []
      const { start, end } = init
      return [
        { start, end: start, text: '/* @__PURE__ */ (() => (' },
        { start: end, end, text: '))()' },
      ]
    })
}

/** The properties of declared endpoints that no call needs. */
function schemasOfEndpoints(program: ESTree.Program): Edit[] {
  const edits: Edit[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (declaration?.type === 'ObjectExpression') edits.push(...schemasOf(declaration))
    },
  })
  visitor.visit(program)
  return edits
}

function schemasOf({ properties }: ESTree.ObjectExpression): Edit[] {
  return properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (CALL_PROPERTIES.has(property.key.name)) return []
    // Up to the next property, so that the comma goes too.
    return [{ start: property.start, end: properties[index + 1]?.start ?? property.end, text: '' }]
  })
}
