import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES, type LanguageCode } from '@glazy/contract/languages'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A file of texts, such as `common` of `de`. */
export interface TextFile {
  readonly language: LanguageCode
  readonly namespace: string
}

/** Which script of the built site has which file of texts; scripts as {@link scriptAt} names them. */
export function textScripts(side: 'client' | 'server'): ReadonlyMap<string, TextFile> {
  const assets = join(root, 'apps', 'web', 'dist', side, 'assets')
  const lists = readdirSync(assets)
    .filter(
      (file) => LANGUAGE_CODES.some((code) => file.startsWith(`${code}-`)) && file.endsWith('.js'),
    )
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  const found = lists.flatMap((list) => [
    ...list.matchAll(/locales\/([\w-]+)\/(\w+)\.json["`'].*?import\(["`']\.\/(.*?)["`']\)/g),
  ])
  return new Map(
    found.map(([, language, namespace = '', script = '']) => [
      script,
      { language: language as LanguageCode, namespace },
    ]),
  )
}

/** The script at an address, by its path below those of the site. */
export function scriptAt(url: string): string {
  return new URL(url).pathname.replace(/^.*?\/assets\//, '')
}
