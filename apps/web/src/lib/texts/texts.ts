import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { Messages, Namespace } from '@glazy/locales/messages'
import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next'
import { loadMessages } from './load-messages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
  }
}

/** Texts every page needs, whatever it shows. */
const SHELL_NAMESPACES = ['common', 'shell', 'errors'] as const satisfies readonly Namespace[]

/** The texts a page was rendered with, sent along so that the browser need not ask for them. */
export interface SentTexts {
  readonly language: LanguageCode
  readonly resources: Resource
}

/** Texts of one visitor, who gets those that their page uses. */
export interface Texts {
  readonly i18n: i18n
  readonly start: (language: LanguageCode) => Promise<void>
  /** Resolves when the namespaces can be read; at once, without a promise, when they can already. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void> | undefined
  /** JSON of {@link SentTexts}. */
  readonly send: () => string
  readonly receive: (sent: SentTexts) => Promise<void>
}

const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language, namespace) =>
    // i18next asks for the languages and namespaces it was given below, and no others
    loadMessages(language as LanguageCode, namespace as Namespace),
}

async function createI18n(language: LanguageCode, siteName: string, resources?: Resource) {
  const instance = createInstance()
  await instance.use(backend).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    load: 'currentOnly',
    ns: [...SHELL_NAMESPACES],
    defaultNS: 'common',
    partialBundledLanguages: true,
    ...(resources && { resources }),
    interpolation: { escapeValue: false, defaultVariables: { siteName } },
  })
  return instance
}

/** The server's instances: texts do not change, so all visitors of a language read from one. */
const shared = new Map<string, Promise<i18n>>()

function sharedI18n(language: LanguageCode, siteName: string): Promise<i18n> {
  const key = `${language}/${siteName}`
  const instance = shared.get(key) ?? createI18n(language, siteName)
  shared.set(key, instance)
  return instance
}

/** Creates the texts. `start` or `receive` must have resolved before anything is read. */
export function createTexts(siteName: string): Texts {
  let ready: i18n | undefined
  const used = new Set<Namespace>(SHELL_NAMESPACES)
  /** Loads under way; whoever waits for one again must get the same promise. */
  const loading = new Map<string, Promise<void>>()

  function instance(): i18n {
    if (!ready) throw new Error('texts are read before they have been started')
    return ready
  }

  return {
    get i18n() {
      return instance()
    },
    async start(language) {
      ready = await sharedI18n(language, siteName)
    },
    load(namespaces) {
      const i18n = instance()
      for (const namespace of namespaces) used.add(namespace)
      const missing = namespaces.filter(
        (namespace) => !i18n.hasResourceBundle(i18n.language, namespace),
      )
      if (missing.length === 0) return undefined
      const key = missing.join()
      const known =
        loading.get(key) ?? i18n.loadNamespaces(missing).finally(() => loading.delete(key))
      loading.set(key, known)
      return known
    },
    send() {
      const i18n = instance()
      const language = i18n.language as LanguageCode // set by start, which takes nothing else
      return textsJson(i18n, language, used)
    },
    async receive({ language, resources }) {
      for (const namespace of Object.keys(resources[language] ?? {})) {
        used.add(namespace as Namespace) // written by `send`
      }
      ready = await createI18n(language, siteName, resources)
    },
  }
}

/** Pages with the same texts send the same JSON. */
const jsonByContent = new Map<string, string>()

function textsJson(i18n: i18n, language: LanguageCode, used: ReadonlySet<Namespace>): string {
  const namespaces = [...used].sort()
  const content = `${language}/${namespaces.join()}`
  const known = jsonByContent.get(content)
  if (known !== undefined) return known
  const languages = [...new Set<LanguageCode>([language, DEFAULT_LANGUAGE])]
  const bundle = (code: LanguageCode, namespace: Namespace) =>
    i18n.getResourceBundle(code, namespace)
  const resources = Object.fromEntries(
    languages.map((code) => [
      code,
      Object.fromEntries(namespaces.map((namespace) => [namespace, bundle(code, namespace)])),
    ]),
  )
  const json = JSON.stringify({ language, resources } satisfies SentTexts)
  jsonByContent.set(content, json)
  return json
}
