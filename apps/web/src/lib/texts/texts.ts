import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { type Translate, translator } from '@glazy/locales/translate'
import { keepMessages, loadedMessages, loadMessages } from './load-messages.ts'

/** Texts every page needs, whatever it shows. */
const SHELL_NAMESPACES = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[]

/** The texts a page was rendered with, sent along so that the browser need not ask for them. */
export interface SentTexts {
  readonly language: LanguageCode
  /** Contents of files, by language and name. */
  readonly files: Partial<Record<LanguageCode, Partial<Record<Namespace, unknown>>>>
}

/** Texts of one visitor, who gets those that their page uses. */
export interface Texts {
  /** The texts of one file; always the same function. */
  readonly of: <TNamespace extends Namespace>(namespace: TNamespace) => Translate<TNamespace>
  readonly start: (language: LanguageCode) => Promise<void>
  /** Resolves when the namespaces can be read; at once, without a promise, when they can already. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void> | undefined
  /** JSON of {@link SentTexts}. */
  readonly send: () => string
  readonly receive: (sent: SentTexts) => void
}

/** Creates the texts. `start` or `receive` must have come first before anything is read. */
export function createTexts(siteName: string): Texts {
  let spoken: LanguageCode | undefined
  const used = new Set<Namespace>(SHELL_NAMESPACES)
  /** Loads under way; whoever waits for one again must get the same promise. */
  const loading = new Map<string, Promise<void>>()

  function language(): LanguageCode {
    if (!spoken) throw new Error('texts are read before they have been started')
    return spoken
  }

  function load(namespaces: readonly Namespace[]): Promise<void> | undefined {
    for (const namespace of namespaces) used.add(namespace)
    const missing = namespaces.filter((namespace) =>
      readLanguages(language()).some((code) => !loadedMessages(code, namespace)),
    )
    if (missing.length === 0) return undefined
    const key = missing.join()
    const known =
      loading.get(key) ?? loadAll(language(), missing).finally(() => loading.delete(key))
    loading.set(key, known)
    return known
  }

  return {
    of: (namespace) => translatorOf(namespace, language(), siteName),
    async start(chosen) {
      spoken = chosen
      await load(SHELL_NAMESPACES)
    },
    load,
    send: () => textsJson(language(), used),
    receive(sent) {
      spoken = sent.language
      for (const [code, files] of entriesOf(sent.files)) {
        for (const [namespace, messages] of entriesOf(files)) {
          used.add(namespace)
          keepMessages(code, namespace, messages)
        }
      }
    },
  }
}

/** A text is read in the language of the visitor, else in English. */
function readLanguages(language: LanguageCode): readonly LanguageCode[] {
  return language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE]
}

async function loadAll(language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    readLanguages(language).flatMap((code) =>
      namespaces.map((namespace) => loadMessages(code, namespace)),
    ),
  )
}

/** Texts do not change: all visitors of a language read from one. */
const translators = new Map<string, Translate<Namespace>>()

function translatorOf<TNamespace extends Namespace>(
  namespace: TNamespace,
  language: LanguageCode,
  siteName: string,
): Translate<TNamespace> {
  const key = `${language}/${namespace}/${siteName}`
  const known =
    translators.get(key) ??
    translator<Namespace>(language, (code) => loadedMessages(code, namespace), { siteName })
  translators.set(key, known)
  return known as Translate<TNamespace> // stored under its own namespace
}

/** Pages with the same texts send the same JSON. */
const jsonByContent = new Map<string, string>()

function textsJson(language: LanguageCode, used: ReadonlySet<Namespace>): string {
  const namespaces = [...used].sort()
  const content = `${language}/${namespaces.join()}`
  const known = jsonByContent.get(content)
  if (known !== undefined) return known
  const filesOf = (code: LanguageCode) =>
    Object.fromEntries(namespaces.map((name) => [name, loadedMessages(code, name)]))
  const files = Object.fromEntries(readLanguages(language).map((code) => [code, filesOf(code)]))
  const json = JSON.stringify({ language, files } satisfies SentTexts)
  jsonByContent.set(content, json)
  return json
}

function entriesOf<TKey extends string, TValue>(
  record: Partial<Record<TKey, TValue>>,
): [TKey, TValue][] {
  return Object.entries(record) as [TKey, TValue][] // its own keys, each with a value
}
