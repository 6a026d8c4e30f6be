import * as z from 'zod'
import { AppError } from '#platform/app-error.ts'
import { hasMarkup, safeText } from '#platform/rich-text/sanitize-rich-text.ts'

/** A translation service that speaks as LibreTranslate does. */
export interface TranslatorSettings {
  /** Address of the service, with or without `/translate` at its end. */
  readonly url: string
  readonly apiKey: string | undefined
}

/**
 * Translates a text, plain or rich, into a language.
 *
 * @throws AppError `translation.failed` when the service does not answer as it should
 */
export type Translate = (text: string, target: string) => Promise<string>

/** Milliseconds for an answer: someone waits in front of it. */
const TIMEOUT = 15_000
/** Bytes of an answer; the longest text takes a tenth in any script. */
const ANSWER_MAX_BYTES = 200_000

const answer = z.object({ translatedText: z.string() })

/** Asks the service that the operator has named, and nobody whom it sends us to. */
export function createTranslator({ url, apiKey }: TranslatorSettings): Translate {
  const address = url.endsWith('/translate') ? url : `${url}/translate`
  return async (text, target) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          q: text,
          source: 'auto',
          target: languageOf(target),
          format: hasMarkup(text) ? 'html' : 'text',
          ...(apiKey !== undefined && { api_key: apiKey }),
        }),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`The translation service answered ${response.status}`)
      }
      const { translatedText } = answer.parse(JSON.parse(await readBounded(response)))
      return safeText(translatedText) ?? ''
    } catch (cause) {
      throw new AppError('translation.failed', { cause })
    }
  }
}

/** Services know languages and few of their regions. */
function languageOf(locale: string): string {
  return new Intl.Locale(locale).language
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX_BYTES) throw new Error('The translation service answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
