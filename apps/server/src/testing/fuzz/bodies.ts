import fc, { type Arbitrary } from 'fast-check'
import { HOSTILE_TEXTS, MEDIA_TYPES } from './hostile-values.ts'
import { type JsonTree, writeJson, writeText } from './json-text.ts'

export interface Body {
  readonly mediaType: string | undefined
  readonly bytes: Buffer
}

const BOUNDARY = 'x-fuzz-boundary'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const FORM = 'application/x-www-form-urlencoded'
/** More than the server takes. */
const TOO_MANY_BYTES = 1_048_577

const body = (mediaType: string | undefined, content: string | Buffer): Body => ({
  mediaType,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
})

/** A body written as the call expects it, or as one of the other kinds that are accepted. */
export function wellFormedBody(tree: JsonTree): Arbitrary<Body> {
  const json = body('application/json', writeJson(tree))
  const fields = fieldsOf(tree)
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(json) },
    { weight: 1, arbitrary: fc.constant(body(FORM, formOf(fields))) },
    { weight: 1, arbitrary: fc.constant(body(MULTIPART, multipartOf(fields.map(textPart)))) },
  )
}

/** A body that something is wrong with, whatever is in it. */
export function malformedBody(tree: JsonTree): Arbitrary<Body> {
  const json = writeJson(tree)
  const fields = fieldsOf(tree)
  const whole = multipartOf([...fields.map(textPart), ...FILES])
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...brokenJson(json)).map((text) => body('application/json', text)),
    },
    { weight: 4, arbitrary: fc.constantFrom(...MEDIA_TYPES).map((type) => body(type, json)) },
    {
      weight: 2,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => body('application/json', Buffer.from(bytes))),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...FILES)
        .map((file) => body(MULTIPART, multipartOf([...fields.map(textPart), file]))),
    },
    {
      weight: 3,
      arbitrary: fc.nat(whole.length).map((end) => body(MULTIPART, whole.subarray(0, end))),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...ODD_MULTIPARTS).map((text) => body(MULTIPART, text)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ODD_FORMS).map((text) => body(FORM, text)) },
    { weight: 1, arbitrary: fc.constantFrom(json, '').map((text) => body(undefined, text)) },
  )
}

function fieldsOf(tree: JsonTree): [string, string][] {
  if (tree === null || typeof tree !== 'object' || !('members' in tree))
    return [['', writeText(tree)]]
  return tree.members.map(([name, value]) => [name, writeText(value)])
}

function formOf(fields: readonly (readonly [string, string])[]): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  return fields.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
}

function textPart([name, text]: readonly [string, string]): Buffer {
  return Buffer.from(
    `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"\r\n\r\n${text}`,
  )
}

function multipartOf(parts: readonly Buffer[]): Buffer {
  const open = Buffer.from(`--${BOUNDARY}\r\n`)
  const end = Buffer.from('\r\n')
  return Buffer.concat([
    ...parts.flatMap((part) => [open, part, end]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** The smallest picture there is: one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** A header that promises 30,000 × 30,000 pixels. */
const HUGE_PNG = Buffer.from(PNG)
HUGE_PNG.writeUInt32BE(30_000, 16)
HUGE_PNG.writeUInt32BE(30_000, 20)

const filePart = (name: string, type: string, content: Buffer, field = 'imageFile'): Buffer =>
  Buffer.concat([
    Buffer.from(
      `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
  ])

const FILES: readonly Buffer[] = [
  filePart('a.png', 'image/png', PNG),
  filePart('a.png', 'image/png', HUGE_PNG),
  filePart('a.png', 'image/png', PNG.subarray(0, 40)),
  filePart('a.jpg', 'image/jpeg', Buffer.from('<script>alert(1)</script>')),
  filePart(
    'a.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ),
  filePart('a.gif', 'image/gif', Buffer.from('GIF89a/*\x00*/=1;alert(1)', 'latin1')),
  filePart('a.webp', 'image/webp', Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1')),
  filePart('../../../../tmp/evil.png', 'image/png', PNG),
  filePart('a\\0.php;.png', 'image/png', PNG),
  filePart('', 'image/png', Buffer.alloc(0)),
  filePart('a.png', 'text/html', PNG, '__proto__'),
  filePart('a.png', 'image/png', Buffer.alloc(200_000, 7)),
]

const ODD_MULTIPARTS: readonly string[] = [
  '',
  '--',
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="_method"\r\n\r\nDELETE\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="_method"\r\n\r\nTRACE\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y--\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\n${'X-Header: a\r\n'.repeat(3_000)}\r\nx\r\n--${BOUNDARY}--\r\n`,
  `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(300)}--${BOUNDARY}--\r\n`,
]

const ODD_FORMS: readonly string[] = [
  '',
  '&&&',
  '=',
  '%',
  '%00=%00',
  '%ff=%fe',
  'a&a&a=1&a=2',
  '__proto__=1&__proto__[x]=1',
  'constructor[prototype][x]=1',
  '_method=DELETE',
  '_method=TRACE',
  '_method=&_method=PATCH',
  HOSTILE_TEXTS.map((text) => `x=${encodeURIComponent(text.toWellFormed())}`).join('&'),
  'a=1&'.repeat(5_000),
]

function brokenJson(json: string): (string | Buffer)[] {
  return [
    json.slice(0, -1),
    json.slice(0, Math.floor(json.length / 2)),
    json.slice(1),
    `${json}${json}`,
    `${json},`,
    `\ufeff${json}`,
    `/* */${json}`,
    json.replaceAll('"', "'"),
    json.replace('{', '{"__proto__":{"isPatron":true},'),
    json.replace('{', '{"constructor":{"prototype":{"isPatron":true}},'),
    json.replace('{', '{"_method":"DELETE",'),
    json.replace('{', '{"_method":{"toString":1},'),
    json.replace('{', '{"a":NaN,'),
    json.replace(':', ':1e999,"x":'),
    Buffer.from(json, 'utf16le'),
    Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe, 0xc0, 0xae]),
      Buffer.from('"}'),
    ]),
    'null',
    '"text"',
    '[]',
    '0',
    ' ',
    '',
  ]
}

/** Bodies that are refused for their size; few, since each is a megabyte. */
export const oversizeBody: Arbitrary<Body> = fc.constantFrom(
  body('application/json', `{"name":"${'a'.repeat(TOO_MANY_BYTES)}"}`),
  body(FORM, `name=${'a'.repeat(TOO_MANY_BYTES)}`),
  body(MULTIPART, multipartOf([textPart(['name', 'a'.repeat(TOO_MANY_BYTES)])])),
)
