import type { Transport } from './call.ts'

/**
 * A way to send a form that tells how far it has come, which `fetch` cannot.
 *
 * @param onProgress gets the share that has been sent, from 0 to 1
 */
export function uploadTransport(onProgress: (share: number) => void): Transport {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      // It may have been stopped while it waited for its turn or for the token.
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('the connection failed')))
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit) // forms, the only body that is sent this way
    })
}

/** The answer as `fetch` would give it, with what is read of its headers. */
function answerOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after')
  return new Response(request.responseText, {
    status: request.status,
    ...(wait !== null && { headers: { 'retry-after': wait } }),
  })
}
