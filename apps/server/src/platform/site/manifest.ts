import { DEFAULT_LANGUAGE, isOfferedLanguage, type LanguageCode } from '@glazy/locales/languages'
import type { FastifyInstance } from 'fastify'
import { textsOf } from '#platform/texts/texts.ts'

/** Where devices send what somebody shares with the installed app; its service worker takes it. */
const SHARE_PATH = '/share'
const AN_HOUR = 3_600

/** What an app store wants of a picture, and whether it shows a phone or a window. */
const SCREENSHOTS = [
  { file: 'wide-recipe', sizes: '1280x800', form: 'wide', label: 'recipes' },
  { file: 'wide-explore', sizes: '1280x800', form: 'wide', label: 'explore' },
  { file: 'narrow-recipes', sizes: '780x1560', form: 'narrow', label: 'recipes' },
  { file: 'narrow-solve', sizes: '780x1560', form: 'narrow', label: 'solve' },
] as const

/**
 * `GET /app.webmanifest`: what the site is as an app, under the operator's name for it and in the
 * language of the page that leads to it. The identity does not depend on either.
 */
export function installManifest(app: FastifyInstance, siteName: string): void {
  app.get<{ Querystring: { lang?: unknown } }>(
    '/app.webmanifest',
    { schema: { hide: true } },
    (request, reply) => {
      const { lang } = request.query
      const language = typeof lang === 'string' && isOfferedLanguage(lang) ? lang : DEFAULT_LANGUAGE
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', `public, max-age=${AN_HOUR}`)
        .send(JSON.stringify(describeApp(siteName, language)))
    },
  )
  // Where the worker is gone nobody takes what is shared; the page says that nothing arrived. The
  // content is not even read.
  app.post(SHARE_PATH, {
    schema: { hide: true },
    config: { takesNothing: true },
    onRequest: async (_request, reply) => reply.redirect(SHARE_PATH, 303),
    handler: () => undefined,
  })
}

function describeApp(siteName: string, language: LanguageCode) {
  const t = textsOf(language, 'shell')
  const tEditor = textsOf(language, 'editor')
  const tImports = textsOf(language, 'imports')
  const tLogs = textsOf(language, 'logs')
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]
  const shortcut = (name: string, url: string) => ({ name, url, icons })
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: textsOf(language, 'home')('description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f6f2',
    theme_color: '#22604f',
    categories: ['education', 'lifestyle', 'utilities'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ file, sizes, form, label }) => ({
      src: `/install/${file}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t(`nav.${label}`),
    })),
    shortcuts: [
      shortcut(t('nav.recipes'), '/recipes'),
      shortcut(tEditor('new.title'), '/recipes/new'),
      shortcut(tLogs('form.newTitle'), '/posts/new'),
      shortcut(tImports('title'), '/recipes/import'),
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'files',
            accept: [
              ...['image/*', 'text/plain', 'text/csv', 'application/xml', 'text/xml'],
              ...['.txt', '.csv', '.xml', '.yaml', '.yml', '.glz'],
            ],
          },
        ],
      },
    },
  }
}
