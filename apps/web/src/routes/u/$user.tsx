import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another address of a person, as some links have it. */
export const Route = createFileRoute('/u/$user')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$user', params, search: true, replace: true, statusCode: 301 })
  },
})
