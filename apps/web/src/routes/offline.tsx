import { createFileRoute } from '@tanstack/react-router'
import { OfflineScreen } from '#screens/offline-screen.tsx'

/**
 * Without a connection this page stands for those of somebody who is logged in: it brings the frame
 * of the site and the texts of all pages. What is in it is rendered by the browser alone, and so is
 * its title.
 */
export const Route = createFileRoute('/offline')({
  ssr: 'data-only',
  beforeLoad: async ({ context }) => {
    const { ALL_NAMESPACES } = await import('#lib/texts/all-namespaces.ts')
    await context.texts.load(ALL_NAMESPACES)
  },
  component: OfflineScreen,
})
