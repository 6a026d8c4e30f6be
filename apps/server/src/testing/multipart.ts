/** One part of a form: a field, or a file with the name that its sender gives it. */
export interface FormPart {
  readonly name: string
  readonly content: Buffer | string
  readonly filename?: string
  readonly type?: string
}

const BOUNDARY = 'test-boundary-0123456789'

/** A form as a browser sends it. */
export function multipartForm(parts: readonly FormPart[]) {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    filename === undefined ? '' : `\r\ncontent-type: ${type ?? 'application/octet-stream'}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const bytes = [...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat(bytes),
  }
}
