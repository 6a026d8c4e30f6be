import '#styles/fonts.css'
import '#styles/tokens.css'
import '#styles/base.css'
import extendedFont from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2?url'
import displayFont from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url'
import type { LanguageCode } from '@glazy/contract/languages'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { SystemThemeScript } from '#features/shell/theme/system-theme-script.tsx'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { SiteContext } from '#lib/site-context.ts'
import { formatsOf } from '#lib/texts/formats.ts'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { TextsContext } from '#lib/texts/use-translation.ts'
import { PageDataElements } from '#features/shell/frame/page-data-elements.tsx'

/** The HTML document around every page, with what all of its parts rely on. */
export function AppDocument({ children }: { readonly children: ReactNode }) {
  const { site, visitor, texts } = useRouter().options.context
  // The theme that the page came with; React must not set it again when another one is chosen.
  const [theme] = useState(visitor.theme)
  const decimals = usePreferenceValue('decimalPlaces')
  const isSystem = theme === 'system'
  return (
    <html
      lang={visitor.language}
      data-theme={isSystem ? undefined : theme}
      // With the theme of the system, the script below has set the attribute before React looks.
      suppressHydrationWarning
    >
      <head>
        {isSystem && <SystemThemeScript />}
        {fontsOf(visitor.language).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <meta name="theme-color" content="#f8f6f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        <TextsContext value={texts}>
          <FormatsContext value={formatsOf(visitor.language, decimals)}>
            <SiteContext value={site}>
              <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
            </SiteContext>
          </FormatsContext>
        </TextsContext>
        <PageDataElements />
        <Scripts />
      </body>
    </html>
  )
}

/** Languages with letters such as č, š and ž, which are in a file of their own. */
const WITH_CARONS: readonly LanguageCode[] = ['hr', 'sl']

/** Fonts of the headings that are there in time: of two files that come apart a word would be patched. */
function fontsOf(language: LanguageCode): readonly string[] {
  return WITH_CARONS.includes(language) ? [displayFont, extendedFont] : [displayFont]
}
