import type { LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { type Translate, translator } from '@glazy/locales/translate'
import { keepBringing } from '../keep-bringing.ts'
import { scriptSafe } from '../page-data.ts'
import { keepMessages, loadedMessages, loadMessages } from './load-messages.ts'
import { createNames, type Names } from './names.ts'

/** Texts every page needs, whatever it shows. */
const SHELL_NAMESPACES = [
  'common',
  'shell',
  'errors',
  'lookups',
] as const satisfies readonly Namespace[]

/** The texts a page was rendered with, sent along so that the browser need not ask for them. */
export interface SentTexts {
  readonly language: LanguageCode
  /** Contents of the files of the language, by name. */
  readonly files: Partial<Record<Namespace, unknown>>
}

/** Texts of one visitor, who gets those that their page uses. */
export interface Texts {
  /** The texts of one file; always the same function. */
  readonly of: <TNamespace extends Namespace>(namespace: TNamespace) => Translate<TNamespace>
  /** The same, now; throws what is to be waited for while a file is on its way, as React expects. */
  readonly read: <TNamespace extends Namespace>(namespace: TNamespace) => Translate<TNamespace>
  readonly names: () => Names
  readonly start: (language: LanguageCode) => Promise<void>
  /** Resolves when the namespaces can be read; at once, without a promise, when they can already. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void> | undefined
  /** JSON of {@link SentTexts}, as it can stand in a script element. */
  readonly send: () => string
  readonly receive: (sent: SentTexts) => void
}

/**
 * Creates the texts. `start` or `receive` must have come first before anything is read.
 *
 * @param bring what loads the texts of a file
 */
export function createTexts(siteName: string, bring = loadMessages): Texts {
  let spoken: LanguageCode | undefined
  const used = new Set<Namespace>(SHELL_NAMESPACES)
  const bringer = createBringer(language, bring)
  let names: Names | undefined

  function language(): LanguageCode {
    if (!spoken) throw new Error('texts are read before they have been started')
    return spoken
  }

  function load(namespaces: readonly Namespace[]): Promise<void> | undefined {
    for (const namespace of namespaces) used.add(namespace)
    return bringer.load(namespaces)
  }

  const of: Texts['of'] = (namespace) => translatorOf(namespace, language(), siteName)

  const read: Texts['read'] = (namespace) => {
    const pending = import.meta.env.SSR
      ? load([namespace])
      : bringer.keepLoading(namespace, () => of('common'))
    // Thrown and not given to `use`: React would render on from here, and the hooks that follow in
    // the same component would find themselves in a first render that it takes for a second.
    if (pending) throw pending
    return of(namespace)
  }

  /** A name that is looked for while somebody types must not hide the page until it is there. */
  const ofLater = <TNamespace extends Namespace>(namespace: TNamespace) => {
    const pending = load([namespace])
    pending?.catch(() => undefined)
    return pending ? undefined : of(namespace)
  }

  return {
    of,
    read,
    names: () =>
      (names ??= createNames(
        of('lookups'),
        () => ofLater('countries'),
        () => ofLater('materials'),
        language,
      )),
    async start(chosen) {
      spoken = chosen
      // Countries and materials are there in case they are named, and sent only then.
      await Promise.all([
        load(SHELL_NAMESPACES),
        loadMessages(chosen, 'countries'),
        loadMessages(chosen, 'materials'),
      ])
    },
    load,
    send: () => textsJson(language(), used),
    receive(sent) {
      spoken = sent.language
      for (const [namespace, messages] of entriesOf(sent.files)) {
        used.add(namespace)
        keepMessages(sent.language, namespace, messages)
      }
    },
  }
}

/** Brings files of texts that are not there yet, each once at a time. */
function createBringer(language: () => LanguageCode, bring: typeof loadMessages) {
  /** Loads under way; whoever waits for one again must get the same promise. */
  const loading = new Map<string, Promise<void>>()
  const awaited = new Map<Namespace, Promise<void>>()

  function load(namespaces: readonly Namespace[]): Promise<void> | undefined {
    const missing = namespaces.filter((namespace) => !loadedMessages(language(), namespace))
    if (missing.length === 0) return undefined
    const key = missing.join()
    const known = loading.get(key) ?? loadAll(missing).finally(() => loading.delete(key))
    loading.set(key, known)
    return known
  }

  async function loadAll(namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => bring(language(), namespace)))
  }

  /**
   * What a part waits for that is shown in a browser. A load that fails is none: React would ask for it
   * again at once, and without an end.
   */
  function keepLoading(
    namespace: Namespace,
    common: () => Translate<'common'>,
  ): Promise<void> | undefined {
    if (loadedMessages(language(), namespace)) return undefined
    const known =
      awaited.get(namespace) ??
      new Promise<void>((resolve) => {
        keepBringing(async () => load([namespace]), resolve, common())
      }).finally(() => awaited.delete(namespace))
    awaited.set(namespace, known)
    return known
  }

  return { load, keepLoading }
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
  // eslint-disable-next-line no-restricted-syntax -- Nobody reads them.
  const namespaces = [...used].sort()
  const content = `${language}/${namespaces.join()}`
  const known = jsonByContent.get(content)
  if (known !== undefined) return known
  const files = Object.fromEntries(namespaces.map((name) => [name, loadedMessages(language, name)]))
  const json = scriptSafe(JSON.stringify({ language, files } satisfies SentTexts))
  jsonByContent.set(content, json)
  return json
}

function entriesOf<TKey extends string, TValue>(
  record: Partial<Record<TKey, TValue>>,
): [TKey, TValue][] {
  return Object.entries(record) as [TKey, TValue][] // its own keys, each with a value
}
