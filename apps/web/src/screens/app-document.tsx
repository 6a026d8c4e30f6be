import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '#styles/fonts.css'
import '#styles/tokens.css'
import '#styles/base.css'
import { MantineProvider } from '@mantine/core'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { cookieColorSchemeManager } from '#features/theme/color-scheme-manager.ts'
import { SystemThemeScript } from '#features/theme/system-theme-script.tsx'
import { SiteContext } from '#lib/site-context.ts'
import { formatsOf } from '#lib/texts/formats.ts'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { theme } from '#styles/theme.ts'

/** The HTML document around every page, with what all of its parts rely on. */
export function AppDocument({ children }: { readonly children: ReactNode }) {
  const { site, visitor, texts } = useRouter().options.context
  const [colorSchemeManager] = useState(() => cookieColorSchemeManager(visitor.theme))
  const isSystem = visitor.theme === 'system'
  return (
    <html
      lang={visitor.language}
      data-mantine-color-scheme={isSystem ? undefined : visitor.theme}
      // With the theme of the system, the script below has set the attribute before React looks.
      suppressHydrationWarning
    >
      <head>
        {isSystem && <SystemThemeScript />}
        <HeadContent />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          defaultColorScheme={isSystem ? 'auto' : visitor.theme}
          colorSchemeManager={colorSchemeManager}
        >
          <I18nextProvider i18n={texts.i18n}>
            <FormatsContext value={formatsOf(visitor.language)}>
              <SiteContext value={site}>
                <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
              </SiteContext>
            </FormatsContext>
          </I18nextProvider>
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  )
}
