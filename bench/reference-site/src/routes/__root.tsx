import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'

export const Route = createRootRoute({ component: Document })

function Document() {
  return (
    <html lang="en">
      <head>
        <title>Recipes</title>
        <link rel="icon" href="data:," />
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
