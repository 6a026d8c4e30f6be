import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { newestRecipes } from '#queries/materials.ts'
import { HomeScreen } from '#screens/home-screen.tsx'

export const Route = createFileRoute('/')({
  staticData: { texts: ['home', 'list'] },
  loader: async ({ context }) => {
    await context.queryClient.query({ ...newestRecipes, staleTime: 'static' })
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      description: texts.of('home')('description'),
      path: '/',
      jsonLd: {
        '@type': 'WebSite',
        name: site.name,
        url: `${site.url}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site.url}/search?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    })
  },
  component: HomeScreen,
})
