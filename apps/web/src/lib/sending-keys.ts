import { REPLACED_KEYS_MAX } from '@glazy/contract/limits'
import { makeUuid } from './make-uuid.ts'

export interface SendingKeys {
  /**
   * The key to send something with: the same as long as it is the same, so that it is made once, and
   * another one for something else, so that it is not taken for what was sent before.
   *
   * @param content all that is sent
   * @returns also the keys that were sent before in its place, and may have made something
   */
  readonly of: (content: unknown) => { readonly clientKey: string; readonly replaces: string[] }
  /** What was sent is there: what is sent next is beside it. */
  readonly settle: () => void
}

/**
 * Keys of what a form sends until it is there.
 *
 * @example
 * const [keys] = useState(sendingKeys)
 */
export function sendingKeys(): SendingKeys {
  let last: { readonly text: string; readonly clientKey: string } | undefined
  let replaces: string[] = []
  return {
    of: (content) => {
      const text = JSON.stringify(content, withFiles)
      // What was sent before the last has been replaced by it: it needs a new key as well.
      if (text !== last?.text) {
        if (last) replaces = [...replaces, last.clientKey].slice(-REPLACED_KEYS_MAX)
        last = { text, clientKey: makeUuid() }
      }
      return { clientKey: last.clientKey, replaces }
    },
    settle: () => {
      last = undefined
      replaces = []
    },
  }
}

function withFiles(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
