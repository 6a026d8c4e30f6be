import { useRouter } from '@tanstack/react-router'

const SCRIPT =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'"

/**
 * Follows the device's theme before anything is painted. Only the browser knows that theme, so
 * the page comes without one and this script, the same for everybody, adds it.
 */
export function SystemThemeScript() {
  const { options } = useRouter()
  return (
    <script
      nonce={options.ssr?.nonce}
      // Browsers hide the nonce from scripts, so it never equals the rendered one.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  )
}
