import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '#styles/theme.ts'

/**
 * What the dialogs of the component library rely on. It stands around each of them and not around
 * the page, which is read without; colours come from `tokens.css`, the theme from the preferences.
 */
export function ComponentLibrary({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme="light"
      getRootElement={noElement}
    >
      {children}
    </MantineProvider>
  )
}

/** Whose attribute of the theme it may set: nobody's. */
function noElement(): undefined {
  return undefined
}
