import type english from '@glazy/locales/en/offline.json'

/** By the codes of all languages, which may be asked for when nothing can be loaded; the build puts them in. */
declare const OFFLINE_TEXTS: Readonly<Record<string, typeof english>>

/** Whether the page can be read in a language. */
export function isSpoken(language: string | null | undefined): language is string {
  return typeof language === 'string' && Object.hasOwn(OFFLINE_TEXTS, language)
}

/**
 * Made without a connection: it brings all it needs, and may load nothing.
 *
 * @param language one that {@link isSpoken}
 */
export function offlinePage(language: string): Response {
  return new Response(pageIn(language), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

function pageIn(language: string): string {
  const text = (key: keyof typeof english) => OFFLINE_TEXTS[language]![key]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('title')}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
  body { display: grid; min-block-size: 100dvb; margin: 0; grid-template-rows: auto 1fr;
    background: light-dark(#f8f6f2, #171512); color: light-dark(#23201c, #efeae2); }
  p { margin: 0; }
  [role='status'] { padding: 0.5rem 1rem; text-align: center;
    background: light-dark(#23201c, #efeae2); color: light-dark(#f8f6f2, #171512); }
  main { align-self: center; display: grid; gap: 1rem; justify-items: center;
    max-inline-size: 32rem; margin: auto; padding: 2rem 1rem; text-align: center; }
  h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
  a { padding: 0.5rem 1rem; border: 1px solid; border-radius: 0.5rem; color: inherit;
    text-decoration: none; }
</style>
<p role="status">${text('banner')}</p>
<main>
  <h1>${text('title')}</h1>
  <p>${text('text')}</p>
  <a href="">${text('retry')}</a>
</main>
</html>`
}
