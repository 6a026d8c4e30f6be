import type { FastifyInstance } from 'fastify'
import { html, type Html, raw } from '#platform/html.ts'
import { DATA_POLICY } from './security-headers.ts'

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: Schema }>> }
  readonly responses?: Readonly<Record<string, { content?: Record<string, { schema?: Schema }> }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
}

interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

/** `GET /docs/api`: the OpenAPI document as a page, without a script. */
export function installApiDocs(app: FastifyInstance): void {
  let page: string | undefined
  app.get('/docs/api', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocs(app.swagger() as unknown as OpenApiDocument).text // the two type names differ, the document is one
    reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=300')
    reply.header('content-security-policy', `${DATA_POLICY}; style-src 'unsafe-inline'`)
    return page
  })
}

function renderDocs(document: OpenApiDocument): Html {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = (document.tags ?? []).map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(tag.name))
    return html`<h2 id="${tag.name}">${tag.description ?? tag.name}</h2>
      ${own.map(({ path, method, operation }) => renderOperation(path, method, operation))}`
  })
  const schemas = Object.entries(document.components?.schemas ?? {})
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title} ${document.info.version}</h1>
          <p>${document.info.description ?? ''}</p>
          <p>For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
          ${sections}
          <h2 id="shapes">Shapes</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<section id="${name}">
                <h3><code>${name}</code></h3>
                ${renderShape(schema)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function renderOperation(path: string, method: string, operation: Operation): Html {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const answers = Object.entries(operation.responses ?? {})
  return html`<section id="${operation.operationId ?? path}">
    <h3><b>${method.toUpperCase()}</b> <code>${path}</code></h3>
    <p>${operation.summary ?? ''}</p>
    ${operation.parameters === undefined ? '' : renderParameters(operation.parameters)}
    ${
      body === undefined
        ? ''
        : html`<h4>Body</h4>
            ${renderShape(body)}`
    }
    <h4>Answers</h4>
    <ul>
      ${answers.map(
        ([status, answer]) =>
          html`<li>
            <b>${status}</b> ${Object.entries(answer.content ?? {}).map(
              ([media, content]) =>
                html`<code>${media}</code> ${content.schema ? renderType(content.schema) : ''} `,
            )}
          </li>`,
      )}
    </ul>
  </section>`
}

function renderParameters(parameters: readonly Parameter[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Type</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        (parameter) =>
          html`<tr>
            <td><code>${parameter.name}</code>${parameter.required === true ? ' *' : ''}</td>
            <td>${parameter.in}</td>
            <td>${parameter.schema === undefined ? '' : renderType(parameter.schema)}</td>
            <td>${parameter.description ?? parameter.schema?.description ?? ''}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function renderShape(schema: Schema): Html {
  if (schema.properties === undefined) return html`<p>${renderType(schema)}</p>`
  const required = new Set(schema.required)
  return html`<table>
    <tbody>
      ${Object.entries(schema.properties).map(
        ([name, property]) =>
          html`<tr>
            <td><code>${name}</code>${required.has(name) ? ' *' : ''}</td>
            <td>${renderType(property)}</td>
            <td>${property.description ?? ''}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** A type in a few words, with links to named shapes. */
function renderType(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#${name}">${name}</a>`
  }
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) {
    return html`${options.map((option, index) => [index > 0 ? ' or ' : '', renderType(option)])}`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum !== undefined) {
    const shown = schema.enum.slice(0, 12).map((value) => JSON.stringify(value))
    return html`<code>${shown.join(', ')}${schema.enum.length > 12 ? ', …' : ''}</code>`
  }
  if (schema.items !== undefined) return html`list of ${renderType(schema.items)}`
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties)
    return html`{
    ${fields.map(([name, field], index) => [
      index > 0 ? ', ' : '',
      html`<code>${name}</code>: ${renderType(field)}`,
    ])}
    }`
  }
  const types = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any')
  const { minimum, maximum } = schema
  const range = minimum === undefined || maximum === undefined ? '' : ` ${minimum} to ${maximum}`
  return html`${types}${range}`
}

const STYLE = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText;
  font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
h3 { margin-top: 2rem } section { border-top: 1px solid #8884 }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #8882 }
code { overflow-wrap: anywhere }
`
