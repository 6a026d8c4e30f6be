import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { RELEASE } from '#platform/version.ts'
import type { UploadOptions } from './uploads.ts'
import { answersOf } from './openapi-answers.ts'
import { SECURITY_SCHEMES, securityOf } from './openapi-security.ts'

export interface OpenApiOptions {
  readonly siteName: string
}

/** `GET /openapi.json`: the contract's endpoints as an OpenAPI 3.1 document. */
export async function installOpenApi(
  app: FastifyInstance,
  { siteName }: OpenApiOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: RELEASE,
        description:
          'Glaze recipes, raw materials and analyses with their chemistry. `/api` is another name ' +
          'of `/v2`. A POST with `_method` equals that method.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: '/', description: 'This library' }],
      components: { securitySchemes: SECURITY_SCHEMES },
      tags: [
        { name: 'account', description: 'Logging in, and what belongs to a person' },
        { name: 'notifications', description: 'What has happened to somebody’s things' },
        { name: 'people', description: 'People as others see them' },
        { name: 'materials', description: 'Recipes, raw materials and analyses' },
        { name: 'discussion', description: 'Reviews and comments' },
        { name: 'logs', description: 'The feed: what people post, and what the site notes' },
        { name: 'search', description: 'Lists, neighbours and lookups while typing' },
        { name: 'lookups', description: 'Fixed vocabularies' },
        { name: 'inventory', description: 'Raw materials on the shelf of a user, with prices' },
        { name: 'images', description: 'Pictures in the sizes that are made' },
        { name: 'system', description: 'The running server' },
      ],
    },
    hideUntagged: true,
    transform: (input) => {
      const described = jsonSchemaTransform({ ...input, schema: withEverything(input) })
      const upload = input.route.config?.upload
      return upload ? { ...described, schema: withFiles(described.schema, upload) } : described
    },
    transformObject: (input) =>
      withRanges(withPlainTypes(withoutUnused(jsonSchemaTransformObject(input)))),
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

type Described = ReturnType<SwaggerTransformObject>
type TransformInput = Parameters<SwaggerTransform>[0]

/** A call with every answer it can give and what it asks for, beyond what its declaration names. */
function withEverything({ schema, route }: TransformInput): FastifySchema {
  const { endpoint } = route.config ?? {}
  if (endpoint === undefined || route.config === undefined) return schema
  const method = String(route.method)
  return {
    ...schema,
    security: securityOf(method, route.config),
    response: answersOf(endpoint, method, route.config),
  }
}

/** A form with files beside its fields; files are read by the platform, and in no schema. */
function withFiles(schema: FastifySchema, { optionalFields }: UploadOptions): FastifySchema {
  const fields = schema.body as { properties?: object; required?: readonly string[] } | undefined
  const file = { type: 'string', format: 'binary' }
  const files = (optionalFields ?? [UPLOAD_FIELD]).map((name) => [name, file] as const)
  const body = {
    ...(optionalFields && fields),
    type: 'object',
    properties: { ...fields?.properties, ...Object.fromEntries(files) },
    required: [...(fields?.required ?? []), ...(optionalFields ? [] : [UPLOAD_FIELD])],
  }
  const consumes = ['multipart/form-data', ...(optionalFields ? ['application/json'] : [])]
  return { ...schema, consumes, body }
}

/** Says of query parameters that are objects how they are written: `min[SiO2]=2`. */
function withRanges(document: Described): Described {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {})) {
      const { parameters = [] } = operation as { parameters?: Record<string, unknown>[] }
      for (const parameter of parameters) {
        const { type } = (parameter.schema ?? {}) as { type?: string }
        if (parameter.in === 'query' && type === 'object') {
          Object.assign(parameter, { style: 'deepObject', explode: true })
        }
      }
    }
  }
  return document
}

/** A schema that says its type is of that type, whatever ways of writing it are read as well. */
function withPlainTypes<TPart>(part: TPart): TPart {
  if (Array.isArray(part)) return part.map((item: unknown) => withPlainTypes(item)) as TPart // items keep their types
  if (typeof part !== 'object' || part === null) return part
  const isPlain = 'type' in part && typeof part.type === 'string' && 'anyOf' in part
  const entries = Object.entries(part).filter(([name]) => !(isPlain && name === 'anyOf'))
  return Object.fromEntries(entries.map(([name, value]) => [name, withPlainTypes(value)])) as TPart // the same document, simpler
}

/** Every named schema comes in two forms, for input and for output; most are needed in one. */
function withoutUnused(document: Described): Described {
  const components = 'components' in document ? document.components : undefined
  const schemas = components?.schemas
  if (schemas === undefined) return document
  const used = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(REFERENCE)) {
      if (used.has(name)) continue
      used.add(name)
      visit((schemas as Record<string, unknown>)[name])
    }
  }
  visit(document.paths)
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return {
    ...document,
    components: { ...components, schemas: Object.fromEntries(kept) },
  } as Described // the same document with fewer schemas
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g
